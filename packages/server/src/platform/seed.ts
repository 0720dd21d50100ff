import type { SharedUses } from './uses.ts'

const lockNumber = 7_052_694

/** Fills an empty database with the demo tenants. Of several instances that start together, one does it and the others wait. */
export async function seedWhenEmpty(uses: SharedUses) {
  if (uses.directory.all().length > 0) return
  // A shop that is already open never loads the demo's assortment.
  const { seedDemo } = await import('../demo/seed.ts')
  const client = await uses.db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await uses.directory.refresh()
    if (uses.directory.all().length === 0) {
      await seedDemo(uses.db, uses)
      // The planner should know the shop it is asked about from the first page on, and listings stay in their index.
      await client.query('vacuum (analyze)')
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockNumber]).catch(() => {})
    client.release()
  }
  await uses.directory.refresh()
}
