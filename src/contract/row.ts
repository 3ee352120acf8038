import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ru } from 'zod/locales'
import type { Access, Row } from './access.ts'

/** What travels with a row besides its address: read by the middleware that guards every handler. */
export interface RowMeta {
  access?: Access
  perMinute?: number
  perHour?: number
  changesContent?: true
}

// Messages that no schema names itself are shown to people too.
z.config(ru())

const base = oc.$meta<RowMeta>({})

/** An endpoint of the contract: the row's address with its access rule; schemas follow by `.input().output()`. */
export function endpoint(row: Row, summary: string) {
  return base
    .route({
      method: row.method,
      path: row.path,
      summary,
      ...(row.status ? { successStatus: row.status } : {}),
    })
    .meta({
      access: row.access,
      ...(row.perMinute ? { perMinute: row.perMinute } : {}),
      ...(row.perHour ? { perHour: row.perHour } : {}),
      ...(row.changesContent ? { changesContent: row.changesContent } : {}),
    })
}
