import type { CallOptions } from './client.ts'

/** Options of a write over this version alone (`If-Match: "7"`); over any version without one. */
export function ifMatch(version: number | undefined): CallOptions {
  return version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } }
}
