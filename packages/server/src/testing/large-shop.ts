import type { Database } from '../platform/database.ts'
import { seedBusinesses, testOfficeId } from './world.ts'

const shape = { categories: 14, subCategories: 8 }

/** A business with so many products, sold at both of its branches and spread evenly over 14 categories of 8 sub-categories. For measuring. */
export async function seedLargeShop(db: Database, business: string, products: number) {
  await seedBusinesses(db, [business])
  await db.withTenant(business, async (tx) => {
    await tx.run(
      `insert into categories (business_id, id, category_name, position) select $1, 'category-' || c, 'Categoría ' || c, c from generate_series(1, $2) c`,
      [business, shape.categories],
    )
    await tx.run(
      `insert into sub_categories (business_id, id, category_id, display_name, name, "order")
       select $1, 'sub-' || c || '-' || s, 'category-' || c, 'Subcategoría ' || s, 'SUB ' || s, s from generate_series(1, $2) c, generate_series(1, $3) s`,
      [business, shape.categories, shape.subCategories],
    )
    await tx.run(
      `insert into products (business_id, id, id_item, title, sub_title, brand, category_id, sub_category_id, photo_url, views_total_count)
       select $1, 'product-' || n, n::text, 'Producto ' || n, 'Bolsa 500 g', 'Marca ' || n % 200, 'category-' || c, 'sub-' || c || '-' || s,
         '/media/' || $1 || '/p-' || n, (n * 7919) % 5000
       from (select n, 1 + n % $3 as c, 1 + n / $3 % $4 as s from generate_series(1, $2) n) numbered`,
      [business, products, shape.categories, shape.subCategories],
    )
    for (const branch of ['norte', 'sur'] as const)
      await tx.run(
        `insert into product_branches (business_id, product_id, office_id, price, price_neto, discount, stock)
         select $1, 'product-' || n, $3, 1000 + (n * 37) % 50000, 0, case when n % 9 = 0 then 10 + n % 20 else 0 end, case when n % 25 = 0 then 0 else n % 90 + 1 end
         from generate_series(1, $2) n`,
        [business, products, testOfficeId(business, branch)],
      )
  })
}
