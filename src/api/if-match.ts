import type { CallOptions } from './client.ts'

/** Options of a write of what must not be there yet (`If-None-Match: *`). */
export const IF_NONE: CallOptions = { headers: { 'If-None-Match': '*' } }

/** Options of a write over this version alone (`If-Match: "7"`); over any version without one. */
export function ifMatch(version: number | undefined): CallOptions {
  return version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } }
}
