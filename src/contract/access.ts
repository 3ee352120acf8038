/** Who may call an endpoint. An endpoint without one can be called by nobody (decisions.md, access table). */
export type Access = 'anyone' | 'staff' | 'admin'

/** The half of an endpoint without schemas: enough for a browser to call it, no schemas. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  /** Status of success, 200 unless told. */
  readonly status?: 201 | 204
  /** Calls allowed from one address in a minute; none means unlimited. */
  readonly perMinute?: number
  /** Calls allowed from one address in an hour; none means unlimited. */
  readonly perHour?: number
  /** Calls with a `search` allowed from one address in a minute: each costs several queries; none means unlimited. */
  readonly searchesPerMinute?: number
  /** A success changes what visitors read: cached pages are dropped before the answer leaves. */
  readonly changesContent?: true
  /** The staff area shows it on a screen at the same address. */
  readonly hasScreen?: true
}
