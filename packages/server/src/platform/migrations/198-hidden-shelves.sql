-- Every listing leaves out what stands on hidden shelves; there are few of them, so they are found without reading the others.
create index sub_categories_hidden on sub_categories (business_id, id) where disabled or not show;
create index categories_hidden on categories (business_id, id) where disabled or inactive;
