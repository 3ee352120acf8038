import { isInStaffArea } from '../../../../domain/site/staff-paths.ts'

/** Prefixes of what is neither API nor page: built files, uploads, drawings, pictures. */
const FILES = /^\/(?:built|assets|drawings|pictures|feeds)\//
/** A file in the root: `/robots.txt`, `/sitemap.xml`. */
const ENDING = /\.[a-z\d]{2,11}$/i

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What a request asks for: eight words, whatever addresses strangers invent. */
export type RequestKind =
  | 'page'
  | 'api'
  | 'staff_page'
  | 'staff_api'
  | 'staff_events'
  | 'file'
  | 'health'
  | 'metrics'

/** The kind of an address, with or without parameters. */
export function kindOf(address: string): RequestKind {
  const [path = ''] = address.split('?', 1)
  if (path === '/healthz' || path === '/readyz') return 'health'
  if (path === '/metrics') return 'metrics'
  if (path === '/api/admin/events') return 'staff_events'
  if (path.startsWith('/api/admin/')) return 'staff_api'
  if (path.startsWith('/api/')) return 'api'
  if (isInStaffArea(path)) return 'staff_page'
  return FILES.test(path) || ENDING.test(path) ? 'file' : 'page'
}

/** A method of ours, else `other`. */
export const methodOf = (method = ''): string => (METHODS.has(method) ? method : 'other')
