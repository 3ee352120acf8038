import type { RightAction, Section } from '../domain/staff/rights.ts'

/** Who may call an endpoint. Without a rule every call is denied (decisions.md, access table). */
export type Access = 'anyone' | 'staff' | 'admin'

/** What the files of a form are: each kind has limits and messages of its own, which are looked at before it is read. */
export type FileKind = 'photos' | 'picture' | 'priceList' | 'redirects' | 'document' | 'pictures'

/**
 * The part of the shop that a call of staff belongs to, which an admin may close for a manager: `goods` to catalogue or prices, `files` to
 * catalogue or content, `record` to that of the record whose `entity` it names, `none` to nobody's (one's own account, lists that leave
 * out what is closed).
 */
export type CallSection = Section | 'goods' | 'files' | 'record' | 'none'

/** Who may call an endpoint: of staff's it is said which rights it takes, or it does not compile. */
type Door =
  | { readonly access: Exclude<Access, 'staff'>; readonly section?: never; readonly act?: never }
  | { readonly access: 'staff'; readonly section: CallSection; readonly act?: RightAction }

/** An endpoint without its schemas: all that a browser needs to call it. */
export type Endpoint = Door & Call

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  /** Status of success; 200 by default. */
  readonly status?: 201 | 202 | 204
  /** Success is 200, or 202 for work planned for later: handlers answer `{ status, body }`, callers get the body. */
  readonly mayBePlanned?: true
  /** Calls allowed per address and minute; absent is unlimited. */
  readonly perMinute?: number
  /** Calls with `search` allowed per address and minute, since each runs several queries; absent is unlimited. */
  readonly searchesPerMinute?: number
  /** Answered from memory, without a question to the database: `perMinute` protects one machine, and each instance counts by itself. */
  readonly isFromMemory?: true
  /** A success changes public content: cached pages are dropped before the response is sent. */
  readonly changesContent?: true
  /**
   * Creates a record, or changes many, in one transaction (of several, the first would count as all): sent again under the same
   * Idempotency-Key it does nothing and is answered as before. An answer is kept for a day; of one with personal data (`read-again`)
   * only the id is, and a repeat reads what is stored then (`src/server/features/repeats/read-again.service.ts`).
   */
  readonly isRepeatable?: true | 'read-again'
  /**
   * No other write takes back what this repeatable call has made: sent again after one, when its answer was lost, it is still the same
   * call. Without it another write that is done makes the next one a new call: what was restored may be deleted again by then.
   */
  readonly isLasting?: true
  /** A write that changes no record, or that a screen sends by itself: who sends it has not gone on from a call whose answer was lost. */
  readonly isBeside?: true
  /** The body is one value, not a set of fields: the input is `{ params, body }`. */
  readonly hasWholeBody?: true
  /** Largest body in JSON, bytes: of every write that anybody may send, and of passwords. Other calls of staff have MAX_BODY_BYTES. */
  readonly maxBody?: number
  /** Most files of a form; absent: no files. */
  readonly maxFiles?: number
  /** What these files are; absent: no files. */
  readonly files?: FileKind
  /** Open to an admin of whom a second factor is demanded and who has none yet: all that turning it on needs. */
  readonly beforeSecondFactor?: true
  /** Error responses of its address also carry `success: false` (decisions.md). */
  readonly errorsHaveSuccess?: true
  /** The staff area has a screen at the same address. */
  readonly hasScreen?: true
}
