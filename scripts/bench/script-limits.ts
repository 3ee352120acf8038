import type { AssetsOwner } from '../../src/app/assets.ts'

/** Most script bytes that a document may name, after gzip; npm test and npm run bench both hold them. */
export const SCRIPT_LIMITS: readonly { what: string; owner: AssetsOwner; bytes: number }[] = [
  { what: 'home', owner: { page: 'home' }, bytes: 135_000 },
  { what: 'catalogue', owner: { page: 'catalogue' }, bytes: 125_000 },
  { what: 'large catalogue', owner: { page: 'catalogue', isLarge: true }, bytes: 128_000 },
  { what: 'product', owner: { page: 'product' }, bytes: 128_000 },
  { what: 'sign-in', owner: 'sign-in', bytes: 115_000 },
]
