-- Whoever searches a number may mean the code of before: without this each such search read all products.
create index on products (business_id, id_item_old);
