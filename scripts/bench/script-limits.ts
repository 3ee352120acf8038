import type { AssetsOwner } from '../../src/app/assets.ts'

interface ScriptLimit {
  what: string
  owner: AssetsOwner
  /** Where a shop as it is installed has such a document; null: its catalogue is too small for one. */
  address: string | null
  bytes: number
}

/** Most bytes, after gzip, of any page's document. */
export const DOCUMENT_LIMIT = 60_000
/** Most script bytes, after gzip, that any page of the storefront may name. */
export const PAGE_SCRIPTS_LIMIT = 150_000
/** The same of the staff area. */
export const STAFF_SCRIPTS_LIMIT = 180_000

/** Those that the sign-in may name. */
export const SIGN_IN_LIMIT = 115_000

/**
 * Most script bytes, after gzip, that a document may name, and that a visit may load which is only looked at; npm test and npm run
 * bench both hold them.
 */
export const SCRIPT_LIMITS: readonly ScriptLimit[] = [
  { what: 'home', owner: { page: 'home' }, address: '/', bytes: 135_000 },
  { what: 'catalogue', owner: { page: 'catalogue' }, address: '/catalog', bytes: 125_000 },
  { what: 'large catalogue', owner: { page: 'catalogue', isLarge: true }, address: null, bytes: 128_000 },
  { what: 'product', owner: { page: 'product' }, address: '/product/topas-5', bytes: 128_000 },
  { what: 'sign-in', owner: 'sign-in', address: '/admin/login', bytes: SIGN_IN_LIMIT },
]
