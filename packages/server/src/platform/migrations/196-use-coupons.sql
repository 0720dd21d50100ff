-- The uses of an order are counted just before its number is taken, in one statement, because everybody with the same coupon waits for its row from
-- here to the commit. The raised row stays locked, so a person's own uses are counted while nobody else adds one. PZ001: the coupon whose id is the
-- detail may not be used any more.
create function plaza_use_coupons(tenant text, cart text, person text, coupon_ids text[], at timestamptz) returns void language plpgsql as $$
declare
  coupon text;
  most int;
begin
  foreach coupon in array coupon_ids loop
    update coupons set uses_total_count = uses_total_count + 1
    where business_id = tenant and id = coupon and (uses_total_limit = 0 or uses_total_count < uses_total_limit)
    returning uses_per_user_limit into most;
    if not found or (most > 0 and most <= (
      select count(*) from coupon_uses where business_id = tenant and id_cupon = coupon and id_user = person and returned_at is null))
    then
      raise exception 'coupon % may not be used any more', coupon using errcode = 'PZ001', detail = jsonb_build_object(
        'idCoupon', coupon, 'code', (select coalesce(max(code), '') from coupons where business_id = tenant and id = coupon))::text;
    end if;
    insert into coupon_uses (business_id, id, id_cupon, id_user, id_shopping_cart, creation_date)
    values (tenant, gen_random_uuid()::text, coupon, person, cart, at);
  end loop;
end $$;
