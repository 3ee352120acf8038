import path from 'node:path'
import type { z } from 'zod'
import type { Media, mediaReplacementSchema } from '../../../../contract/content/media.ts'
import { type PageKey, TEXT_PAGES } from '../../../../domain/site/text-pages.ts'
import { hasSizes } from '../../../../lib/pictures/pictures.ts'
import { AppError } from '../../../app-error.ts'
import type { Database, Transaction } from '../../../platform/db/database.ts'
import { joinEntries } from '../../../platform/db/name-entries.ts'
import { staffTransaction } from '../../../platform/db/staff-transaction.ts'
import type { Writer } from '../../../platform/db/versioned.ts'
import { maySee } from '../../../platform/http/rights.ts'
import { findPageKey, mayChangeTexts, type TextsChanged } from '../../page-texts/page-texts.service.ts'
import { noMedia, requireMedia } from './media-library.service.ts'
import { lockMediaByIds, updateMedia } from './media-library.store.ts'
import { formatUsage, groupUsage } from './media-usage.service.ts'
import { listUsage, renameInDrafts, renameInRecords, type UsageRow } from './media-usage.store.ts'

/**
 * Puts another file of the library, which stands nowhere, in the place of this one, in records and drafts alike, as one act; only in
 * these `places`, if they are given, which is the way back. This one stays in the library. A file without an alternative text gets that
 * of the one before. Returns the file that stands there now. Throws NOT_FOUND, CONFLICT for one that stands somewhere already, for
 * records that are closed to the actor, and for settings and texts that only an admin may change, and BAD_REQUEST for a picture in the
 * place of a document or the other way round.
 */
export function replaceMedia(
  db: Database,
  actor: Writer,
  { id, withId, places }: z.output<typeof mediaReplacementSchema>,
  textsChanged: TextsChanged,
): Promise<Media> {
  return staffTransaction(db, actor, async (tx) => {
    const files = await lockMediaByIds(tx, [id, withId])
    const [before, next] = [id, withId].map((one) => files.find((row) => row.id === one))
    if (!before || !next) throw noMedia()
    if (before.kind !== next.kind) {
      throw new AppError('BAD_REQUEST', 'Картинку заменяет картинка, документ — документ')
    }
    const [from, to] = [path.basename(before.url), path.basename(next.url)]
    const rows = await listUsage(tx, [from, to])
    const usage = groupUsage(rows, actor).get(next.url)
    if (usage) throw alreadyUsed(next.name, formatUsage(usage))
    await joinEntries(tx)
    const meant = places && new Set(places.map((place) => `${place.entity} ${place.id}`))
    const named = rows.filter((row) => meant?.has(`${row.entity} ${row.id}`) ?? true)
    requireOpen(actor, named)
    if (named.some(({ entity }) => entity === 'settings')) requireFitForSettings(actor, before.url, next.url)
    const pages = await requireChangeablePages(tx, actor, named)
    await renameInRecords(tx, { from, to, places: named.filter(({ isDraft }) => !isDraft) })
    await renameInDrafts(
      tx,
      { from, to, places: named.filter(({ isDraft }) => isDraft) },
      { id: actor.id, name: actor.fullName || actor.username },
    )
    for (const key of pages) await textsChanged(tx, key)
    if (next.alt === '' && before.alt !== '') await updateMedia(tx, next.id, { alt: before.alt })
    return await requireMedia(tx, next.id, actor)
  })
}

/** Refuses records of a part that is closed to the actor: not their titles, but their kinds are told. */
function requireOpen(actor: Writer, named: readonly UsageRow[]) {
  const closed = named.filter(({ entity }) => !maySee(actor, entity))
  const [usage] = groupUsage(closed, actor).values()
  if (!usage) return
  throw new AppError(
    'CONFLICT',
    `Файл стоит и там, куда администратор не дал вам доступа: ${formatUsage(usage)}. Ничего не заменено.`,
  )
}

/** The pages of texts that are named, by their records or drafts; those of the admin are refused. */
async function requireChangeablePages(
  tx: Transaction,
  actor: Writer,
  named: readonly UsageRow[],
): Promise<ReadonlySet<PageKey>> {
  const keys = new Set<PageKey>()
  for (const { entity, id } of named) {
    const key = entity === 'pages' ? await findPageKey(tx, id) : null
    if (key) keys.add(key)
  }
  const closed = [...keys].filter((key) => !mayChangeTexts(actor, key))
  if (closed.length === 0) return keys
  const titles = closed.map((key) => `«${TEXT_PAGES[key].title}»`).join(', ')
  throw new AppError(
    'CONFLICT',
    `Файл стоит в текстах, которые меняет администратор: ${titles}. Ничего не заменено.`,
  )
}

/** The settings are the admin's, and sizes of logo, icon and preview cannot be made of every kind of picture. */
function requireFitForSettings({ role }: Writer, before: string, next: string) {
  if (role !== 'admin') {
    throw new AppError(
      'CONFLICT',
      'Файл стоит в разделе «Настройки», а его меняет администратор: ничего не заменено',
    )
  }
  if (hasSizes(before) && !hasSizes(next)) {
    throw new AppError(
      'BAD_REQUEST',
      'Файл стоит в разделе «Настройки»: там нужна картинка JPEG, PNG или WebP. Ничего не заменено',
    )
  }
}

const alreadyUsed = (name: string, usage: string) =>
  new AppError('CONFLICT', `«${name}» уже стоит: ${usage}. Заменить можно тем, что нигде не стоит.`)
