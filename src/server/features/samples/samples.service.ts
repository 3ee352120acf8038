import type { Sample, Samples } from '../../../contract/content/samples.ts'
import { AppError } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { readsOf } from '../../platform/db/transaction.ts'
import type { Writer } from '../../platform/db/versioned.ts'
import { describePublicUrl } from '../../public-url.ts'
import { recordEvent } from '../journal/journal.service.ts'
import { type Article, listPromising } from './articles.store.ts'
import { findRemoval, readRecordVersions } from './removals.service.ts'
import { describeItem, isFixedKey, pricesKey, SAMPLE_ITEMS } from './sample-items.ts'
import { fingerprintOf, placesOf } from './sample-parts.ts'
import { findLeft, findSampleState, type SamplePart } from './sample-state.ts'
import {
  insertAccepted,
  insertMarked,
  type KeyedPart,
  listAccepted,
  listClaims,
  listMarked,
  listShownPrices,
  listUntouchedDrafts,
  removeAccepted,
} from './samples.store.ts'
import { readShown, readShownParts } from './shown-parts.service.ts'
import { claimParts, makerPart, seriesPart } from './shown-records.service.ts'

type ShownPrice = Awaited<ReturnType<typeof listShownPrices>>[number]

const toPricePart = ({ id, price, installationPrice }: ShownPrice): SamplePart => ({
  part: String(id),
  fingerprint: fingerprintOf([price, installationPrice]),
})

const toMarked = ({ id, fingerprint }: Article): SamplePart => ({ part: String(id), fingerprint })

/** Marks what a new shop was seeded with; called once, in that transaction. */
export async function markSamples(tx: Transaction): Promise<void> {
  const shown = await readShownParts(tx, new Map())
  // Of posts, answers and descriptions those that promise something: the others teach, whoever sells.
  const posts = (await listPromising(tx, 'posts')).map(toMarked)
  const answers = (await listPromising(tx, 'answers')).map(toMarked)
  const makers = [
    ...(await listPromising(tx, 'makers')).map(makerPart),
    ...(await listPromising(tx, 'series')).map(seriesPart),
  ]
  const models = (await listPromising(tx, 'models')).map(toMarked)
  const claims = (await listClaims(tx)).flatMap(claimParts)
  const fixed = Object.entries({ ...shown, posts, answers, makers, models, claims })
  const prices = (await listShownPrices(tx))
    .filter(({ price, installationPrice }) => price !== null || installationPrice !== null)
    .map((shown): KeyedPart => ({ key: pricesKey(shown.slug), ...toPricePart(shown) }))
  await insertMarked(tx, [
    ...fixed.flatMap(([key, parts]) =>
      parts.map(({ part, fingerprint }): KeyedPart => ({ key, part, fingerprint })),
    ),
    ...prices,
  ])
}

/**
 * The list «Перед открытием», and whether search engines are told not to show the site: samples are public, and its address is one
 * that they could open. An upgraded shop was not first seeded with marks: its list is empty, and it is never closed.
 */
export async function listSamples(db: Database, publicUrl: string | undefined): Promise<Samples> {
  const marked = Map.groupBy(await listMarked(db), ({ key }) => key)
  if (marked.size === 0) return { total: 0, done: 0, isClosed: false, items: [] }
  const read = readsOf(db)
  const versions = await readRecordVersions(db, marked)
  const [{ parts: shown, pages }, shownPrices, { acceptances, drafts }] = await Promise.all([
    read(() => readShown(db, marked)),
    read(() => listShownPrices(db)),
    read(async () => ({ acceptances: await listAccepted(db), drafts: await listUntouchedDrafts(db) })),
  ])
  const prices = new Map(shownPrices.map((price) => [String(price.id), price]))
  const hidden = new Set(drafts.map(({ id }) => String(id)))
  const accepted = new Map(acceptances.map((one) => [one.key, one]))
  const items = sortKeys([...marked.keys()]).flatMap((key): Sample[] => {
    const parts = marked.get(key) ?? []
    const own = isFixedKey(key) ? [] : parts.flatMap(({ part }) => prices.get(part) ?? [])
    const item = describeItem(key, own[0]?.maker)
    if (item === null) return []
    const acceptance = accepted.get(key)
    const present = isFixedKey(key) ? shown[key] : own.map(toPricePart)
    const state = findSampleState(parts, present, acceptance !== undefined)
    const word = state === 'accepted' ? acceptance : undefined
    const removal =
      state === 'open' ? findRemoval(key, describeWhole(parts, present), { pages, versions }) : null
    const by = { acceptedBy: word?.by ?? null, acceptedAt: word?.at.toISOString() ?? null }
    return [
      {
        key,
        ...item,
        state,
        ...by,
        ...describeLeft(key === 'posts' ? parts.filter(({ part }) => !hidden.has(part)) : parts, present),
        ...(removal && { removal }),
      },
    ]
  })
  const done = items.filter(({ state }) => state !== 'open').length
  const isClosed = done < items.length && describePublicUrl(publicUrl) === null
  return { total: items.length, done, isClosed, items }
}

/** How much of an item is still as it came, which records, and the page of the first text that is, where an item has several. */
function describeLeft(parts: readonly SamplePart[], shown: readonly SamplePart[]) {
  const marked = placesOf(parts)
  // An entry that stands on two pages is one, as it was marked.
  const places = Map.groupBy(findLeft(marked, shown), ({ part }) => part).values()
  const left = [...places].flatMap(([first]) => first ?? [])
  const named = left.flatMap(({ name, href }) => (name && href ? [{ name, href }] : []))
  const records = [...new Map(named.map((record) => [record.href, record])).values()]
  // A record's form is not where the item's other records are written; the page of a text is.
  const href = left.find(({ name }) => name === undefined)?.href
  return {
    parts: marked.length,
    left: left.length,
    ...(records.length > 0 && { records }),
    ...(href !== undefined && { href }),
  }
}

/** What is left of an item, and whether nothing else stands there. */
function describeWhole(marked: readonly SamplePart[], shown: readonly SamplePart[]) {
  const left = findLeft(marked, shown)
  return { left, isWhole: left.length === shown.length }
}

/** In the order of the list, prices after them by name. */
function sortKeys(keys: readonly string[]): string[] {
  const fixed = Object.keys(SAMPLE_ITEMS).filter((key) => keys.includes(key))
  return [...fixed, ...keys.filter((key) => !isFixedKey(key)).toSorted()]
}

/** Leaves an item as it is. Throws NOT_FOUND for a key that the list does not have. */
export function acceptSample(
  db: Database,
  actor: Writer,
  key: string,
  publicUrl: string | undefined,
): Promise<Samples> {
  return staffTransaction(db, actor, async (tx) => {
    const { state, title } = requireItem(await listSamples(tx, publicUrl), key)
    // What was replaced meanwhile needs nobody's word.
    if (state === 'open') {
      await insertAccepted(tx, key, actor.id)
      await recordDecision(tx, key, `оставлено как есть: ${title}`)
    }
    return listSamples(tx, publicUrl)
  })
}

/** Puts an item that was left as it is back on the list. Throws NOT_FOUND. */
export function reopenSample(
  db: Database,
  actor: Writer,
  key: string,
  publicUrl: string | undefined,
): Promise<Samples> {
  return staffTransaction(db, actor, async (tx) => {
    const { title } = requireItem(await listSamples(tx, publicUrl), key)
    if (await removeAccepted(tx, key)) await recordDecision(tx, key, `снова в списке: ${title}`)
    return listSamples(tx, publicUrl)
  })
}

/** Writes into the journal what was decided about an item: by it a shop is opened to search engines, or closed again. */
const recordDecision = (tx: Transaction, key: string, decision: string) =>
  recordEvent(tx, {
    action: 'update',
    entity: 'system',
    entityId: `sample-${key}`,
    title: `список «Перед открытием»: ${decision}`,
  })

function requireItem({ items }: Samples, key: string): Sample {
  const item = items.find((one) => one.key === key)
  if (!item) throw new AppError('NOT_FOUND', 'Такого образца в списке нет')
  return item
}
