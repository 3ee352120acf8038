import type { Database } from '../db/database.ts'
export async function searchProductIds(_db: Database, _query: string): Promise<number[]> {
  return []
}
