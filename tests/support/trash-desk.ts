import { expect } from 'vitest'
import { openCatalogueDesk } from './catalogue-desk.ts'
import type { TestShop } from './shop.ts'

/** A record as the API answers it. */
export interface StoredRecord {
  id: number
  version: number
  [field: string]: unknown
}

/** An entry of the trash. */
interface Entry {
  entity: string
  id: number
  deletedAt: string
  purgeAt: string
  details?: string[]
}

/** Helpers for a signed-in manager who deletes records and takes them back. */
export function openTrashDesk(shop: TestShop) {
  const desk = openCatalogueDesk(shop)
  const { call, callJson } = desk
  return {
    ...desk,
    query: async (text: string, values: unknown[] = []) =>
      (await shop.database.pool.query(text, values)).rows,
    make: (path: string, fields: object) => callJson<StoredRecord>(201, 'POST', path, fields),
    async remove(path: string, id: number) {
      const response = await call('DELETE', `${path}/${id}`)
      expect(response.ok, await response.text()).toBe(true)
    },
    restore: (entity: string, id: number) =>
      callJson<StoredRecord>(200, 'POST', `/admin/trash/${entity}/${id}/restore`),
    /** The record in the list of the trash; undefined when it is not there. */
    async readTrashed(entity: string, id: number, search = '') {
      const entries = await callJson<Entry[]>(200, 'GET', `/admin/trash${search}`)
      return entries.find((one) => one.entity === entity && one.id === id)
    },
  }
}
