-- Links and codes that open something: sealed, with the moment after which they open nothing. The body beside them says only that it was there.
alter table outbox add column sealed text, add column sealed_until timestamptz;
alter table sent_messages add column sealed text, add column sealed_until timestamptz;

-- What was sent in clear before. What still waits leaves within minutes and is purged after a day.
update sent_messages set body = '(Este mensaje llevaba un enlace o un código personal.)'
where body ~ '[?&](token|retiro)=' or body ~ 'código (para eliminar tu cuenta )?es [0-9]{6}';
update outbox set payload = jsonb_set(payload, '{body}', '"(Este mensaje llevaba un enlace o un código personal.)"')
where sent_at is not null and topic in ('mail', 'sms')
  and (payload ->> 'body' ~ '[?&](token|retiro)=' or payload ->> 'body' ~ 'código (para eliminar tu cuenta )?es [0-9]{6}');
