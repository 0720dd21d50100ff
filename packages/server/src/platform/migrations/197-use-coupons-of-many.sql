-- The same for several orders of one transaction: a coupon's row is raised once, by what all of them use. The three lists go together, one entry for
-- each use. Coupons come in one order for all, so that two transactions never wait for each other. The form for one order stays for
-- processes of the version before.
create function plaza_use_coupons(tenant text, coupon_ids text[], carts text[], persons text[], at timestamptz) returns void language plpgsql as $$
declare
  coupon text;
  wanted int;
  most int;
begin
  for coupon, wanted in select asked, count(*) from unnest(coupon_ids) as asked group by asked order by asked loop
    update coupons set uses_total_count = uses_total_count + wanted
    where business_id = tenant and id = coupon and (uses_total_limit = 0 or uses_total_count + wanted <= uses_total_limit)
    returning uses_per_user_limit into most;
    if not found or (most > 0 and exists (
      select from unnest(coupon_ids, persons) as u (asked, person) where u.asked = coupon group by u.person
      having count(*) + (select count(*) from coupon_uses s
        where s.business_id = tenant and s.id_cupon = coupon and s.id_user = u.person and s.returned_at is null) > most))
    then
      raise exception 'coupon % may not be used any more', coupon using errcode = 'PZ001', detail = jsonb_build_object(
        'idCoupon', coupon, 'code', (select coalesce(max(code), '') from coupons where business_id = tenant and id = coupon))::text;
    end if;
    insert into coupon_uses (business_id, id, id_cupon, id_user, id_shopping_cart, creation_date)
    select tenant, gen_random_uuid()::text, coupon, u.person, u.cart, at
    from unnest(coupon_ids, carts, persons) as u (asked, cart, person) where u.asked = coupon;
  end loop;
end $$;
