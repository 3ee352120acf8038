import type { RedirectPart, RedirectPartQuery } from '../../../contract/content/redirect-parts.ts'
import type { NewRedirect, Redirect, RedirectCount } from '../../../contract/content/redirects.ts'
import { TRASHED_ENTITIES } from '../../../contract/records/record-kinds.ts'
import { cutPart } from '../../../lib/cut-part.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Changes } from '../../platform/db/rows.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { findCircle, findEnd, isLongChain, listPassed, type Targets } from './chain.ts'
import { HAS_PAGE, LONG_CHAIN, leadsBack } from './plan-import.ts'
import {
  countRows,
  findIdFrom,
  findRedirectRow,
  insertRedirect,
  listPages,
  listPart,
  listRows,
  lockRedirects,
  type RedirectRow,
  readTargets,
  readTargetsBehind,
  removeRedirectRow,
  updateRedirect as updateRedirectRow,
} from './redirects.store.ts'
import { pathOf, type ReadAddress, readFrom, readTo } from './site-address.ts'

export { findWay, readIds, type Way } from './redirects.store.ts'
export { toLocation, toRedirectPath, withSearch } from './site-address.ts'

const noRedirect = () => new AppError('NOT_FOUND', 'Переадресация не найдена')
const wrong = (errors: { [field: string]: string }, kind: 'BAD_REQUEST' | 'CONFLICT' = 'BAD_REQUEST') =>
  new AppError(kind, Object.values(errors).join(' '), undefined, { errors })

/** All redirects, those that were changed last first; where there are more than `upTo`, only how many. */
export async function listRedirects(db: Database, upTo?: number): Promise<Redirect[] | RedirectCount> {
  const total = upTo === undefined ? 0 : await countRows(db)
  if (upTo !== undefined && total > upTo) return { total }
  return await toRedirects(db, await listRows(db), await readTargets(db))
}

/** A part of them, of which alone is found where they lead. */
export async function listRedirectPart(db: Database, query: RedirectPartQuery): Promise<RedirectPart> {
  const { limit, after, ...filters } = query
  const found = await listPart(db, filters, { limit: limit + 1, after })
  const { shown, next } = cutPart(found, limit, ({ place }) => place)
  return {
    items: await toRedirects(
      db,
      shown.map(({ row }) => row),
    ),
    total: await countRows(db, filters),
    next,
  }
}

/** Throws NOT_FOUND. */
export async function requireRedirect(db: Database, id: number): Promise<Redirect> {
  const row = await findRedirectRow(db, id)
  const [redirect] = row ? await toRedirects(db, [row]) : []
  if (!redirect) throw noRedirect()
  return redirect
}

/** Those of the paths at which a visitor finds no page and is led to none: what a redirect to nowhere leads from is among them. */
export async function listUnanswered(db: Database, paths: readonly string[]): Promise<Set<string>> {
  const targets = await readTargetsBehind(db, paths)
  const passed = paths.flatMap((path) => listPassed(targets, path))
  const pages = await listPages(db, [...new Set(passed.map(pathOf))])
  return new Set(paths.filter((path) => findEnd(targets, path, pages) === null))
}

/** Redirects with where they lead in the end; `known` are all targets, where these are at hand. */
async function toRedirects(db: Database, rows: readonly RedirectRow[], known?: Targets): Promise<Redirect[]> {
  const targets =
    known ??
    (await readTargetsBehind(
      db,
      rows.flatMap(({ target }) => target ?? []),
    ))
  const passed = rows.flatMap(({ from, target }) => [
    from,
    ...(target === null ? [] : listPassed(targets, target)),
  ])
  const pages = await listPages(db, [...new Set(passed.map(pathOf))])
  return rows.map(({ target, entity, entityId, title, ...row }) => {
    const kind = TRASHED_ENTITIES.find((one) => one === entity)
    return {
      ...row,
      ...(target !== null && { to: target }),
      record: kind && entityId !== null ? { entity: kind, id: entityId, title: title ?? '' } : null,
      leadsTo: target === null ? null : findEnd(targets, target, pages),
      hasPage: pages.has(row.from),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

/** Addresses as they are kept; throws BAD_REQUEST at the fields of those that cannot be. */
function read(given: Changes<NewRedirect>, origin: string): Partial<NewRedirect> {
  const found: Partial<NewRedirect> = {}
  const errors: { [field: string]: string } = {}
  const take = (field: 'from' | 'to', address: ReadAddress | undefined) => {
    if (address?.path !== undefined) found[field] = address.path
    else if (address) errors[field] = address.problem
  }
  take('from', given.from === undefined ? undefined : readFrom(given.from, origin))
  take('to', given.to === undefined ? undefined : readTo(given.to, origin))
  if (Object.keys(errors).length > 0) throw wrong(errors)
  return found
}

/** Throws BAD_REQUEST for a circle, CONFLICT when another redirect leads from this address. */
async function requirePossible(
  tx: Transaction,
  { from, to }: { from: string; to: string | null },
  ownId?: number,
): Promise<void> {
  const targets = await readTargets(tx, ownId)
  const taken = await findIdFrom(tx, from)
  if (taken !== null && taken !== ownId) throw wrong({ from: alreadyLeads(targets.get(from)) }, 'CONFLICT')
  const circle = to === null ? undefined : findCircle(targets, { from, to })
  if (circle !== undefined) throw wrong({ to: leadsBack(circle, from) })
  if (to !== null && isLongChain(targets, to)) throw wrong({ to: LONG_CHAIN })
}

async function requireNoPage(tx: Transaction, from: string): Promise<void> {
  if ((await listPages(tx, [from])).size > 0) throw wrong({ from: HAS_PAGE })
}

const alreadyLeads = (to: string | undefined) =>
  to === undefined
    ? 'Переадресация с этого адреса уже есть: измените её'
    : `Этот адрес уже ведёт на ${to}: измените ту переадресацию`

/**
 * Addresses may be whole ones of the site (`origin`). Throws BAD_REQUEST for what is no address of a page, for a former address that is
 * one, and for a circle; CONFLICT when there is a redirect from it.
 */
export function createRedirect(
  db: Database,
  actor: Writer,
  given: NewRedirect,
  origin: string,
): Promise<Redirect> {
  const { from = '', to = '' } = read(given, origin)
  return staffTransaction(db, actor, async (tx) => {
    await lockRedirects(tx)
    await requireNoPage(tx, from)
    await requirePossible(tx, { from, to })
    return await requireRedirect(tx, await insertRedirect(tx, { from, to }))
  })
}

/** Undefined is left as it is. Throws like `createRedirect`, and NOT_FOUND. */
export function updateRedirect(
  db: Database,
  actor: Writer,
  id: number,
  given: Changes<NewRedirect>,
  origin: string,
): Promise<Redirect> {
  const changes = read(given, origin)
  return staffTransaction(db, actor, async (tx) => {
    await lockRedirects(tx)
    const row = await findRedirectRow(tx, id)
    if (!row) throw noRedirect()
    const next = { from: changes.from ?? row.from, to: changes.to ?? row.target }
    if (next.from !== row.from) await requireNoPage(tx, next.from)
    await requirePossible(tx, next, id)
    await updateRedirectRow(tx, id, changes)
    return await requireRedirect(tx, id)
  })
}

/** Moves it to the trash. Throws NOT_FOUND. */
export function removeRedirect(db: Database, actor: Writer, id: number): Promise<void> {
  return staffTransaction(db, actor, async (tx) => {
    if (!(await removeRedirectRow(tx, id))) throw noRedirect()
  })
}
