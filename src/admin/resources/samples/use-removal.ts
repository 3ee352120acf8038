import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '../../../api/client.ts'
import { isNotFound } from '../../../api/queries/queries.ts'
import type { StaffApi } from '../../../api/staff.ts'
import type { Removal, RemovedEntity, Sample } from '../../../contract/content/samples.ts'
import { plural } from '../../../lib/text/plural.ts'
import { confirmAction } from '../../kit/write/confirm-action.ts'
import { toReason } from '../../kit/write/failure-messages.ts'
import { sendInTurn } from '../../kit/write/in-turn.ts'
import { formatTrashDays, useTrashDays } from '../../kit/write/trash-days.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { isUnauthorized } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** An item that its removal is known of. */
export type Removable = Sample & { removal: Removal }

/** Takes one step of a removal back. */
type Undo = () => Promise<unknown>

/** What was done of a removal, and why not all of it, if it was not. */
interface Done {
  undo: Undo[]
  failure: unknown
}

/** Whether an item can be taken off the site here. */
export const isRemovable = (sample: Sample): sample is Removable => sample.removal !== undefined

/** Takes items off the site after a question: records go to the trash, rows and texts out of the page. The toast takes that back. */
export function useRemoval() {
  const api = useApi()
  const queries = useQueryClient()
  const days = useTrashDays()
  const restore = useWrite({
    call: undoAll,
    success: { title: 'Возвращено', description: 'Образец снова на сайте' },
    failure: (reason) => `Вернулось не всё: ${reason}`,
    refresh: [[]],
  })
  const { run } = useWrite({
    call: ({ removal }: Removable) => removeAll(api, queries, removal),
    success: ({ undo, failure }, { title }) => ({
      ...(failure === null
        ? { title: 'Убрано с сайта', description: title }
        : { title: 'Убрано не всё', description: `${title}: ${toReason(failure)}`, tone: 'bad' }),
      ...(undo.length > 0 && {
        action: { label: 'Отменить', run: () => void restore.run(undo).catch(() => undefined) },
      }),
    }),
    failure: (reason) => `Не удалось убрать: ${reason}`,
    refresh: [[]],
  })
  return (sample: Removable): Promise<boolean> =>
    confirmAction({
      title: 'Убрать с сайта?',
      text: describeRemoval(sample.removal, days),
      subject: sample.title,
      confirmLabel: 'Убрать',
      cancelLabel: 'Отмена',
      isDangerous: true,
      onConfirm: () => run(sample),
      failed: 'Не убрано',
    })
}

/** What becomes of what is removed. */
function describeRemoval({ records }: Removal, days: number): string {
  const count = records.length
  return count > 0
    ? `${count} ${plural(count, ['запись исчезнет', 'записи исчезнут', 'записей исчезнет'])} с сайта и ${formatTrashDays(days)} ${plural(count, ['пролежит', 'пролежат', 'пролежат'])} в корзине.`
    : 'Этого не станет на странице. Прежние тексты останутся в истории версий.'
}

const REMOVES: Readonly<
  Record<RemovedEntity, (api: StaffApi, id: number, options: CallOptions) => Promise<unknown>>
> = {
  reviews: (api, id, options) => api.adminReviews.remove({ id }, options),
  districts: (api, id, options) => api.adminDistricts.remove({ id }, options),
  projects: (api, id, options) => api.adminProjects.remove({ id }, options),
  posts: (api, id, options) => api.adminBlogPosts.remove({ id }, options),
  'faq-items': (api, id, options) => api.adminFaqItems.remove({ id }, options),
}

/** The last step first, and on after one that fails. Throws the first failure at the end. */
async function undoAll(steps: readonly Undo[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps.toReversed()) {
    try {
      await step()
    } catch (failure) {
      if (isUnauthorized(failure)) throw failure
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Own writes since the list was read count as seen no more than a colleague's: what they have rewritten is no sample. */
const asListed = { accepts: () => false }

/** One after another, each over the version that was listed. Throws when the first fails. */
async function removeAll(api: StaffApi, queries: QueryClient, removal: Removal): Promise<Done> {
  const undo: Undo[] = []
  try {
    for (const record of removal.records) undo.push(...(await removeRecord(api, queries, record)))
    for (const texts of removal.texts) undo.push(await writeTexts(api, queries, texts))
    return { undo, failure: null }
  } catch (failure) {
    if (undo.length === 0 || isUnauthorized(failure)) throw failure
    return { undo, failure }
  }
}

/** What takes that back: nothing, where somebody else has deleted it before. */
async function removeRecord(
  api: StaffApi,
  queries: QueryClient,
  record: Removal['records'][number],
): Promise<Undo[]> {
  const { entity, id } = record
  try {
    await sendInTurn(queries, { ...record, ...asListed }, (options) => REMOVES[entity](api, id, options))
  } catch (failure) {
    if (isNotFound(failure)) return []
    throw failure
  }
  return [() => api.trash.restore({ entity, id })]
}

/** The former texts come back as a version, unless somebody has written others since. */
async function writeTexts(
  api: StaffApi,
  queries: QueryClient,
  { key, version, blocks }: Removal['texts'][number],
): Promise<Undo> {
  const { id } = await api.adminPages.get({ key })
  const seen = { entity: 'pages', id, version, ...asListed } as const
  const written = await sendInTurn(queries, seen, (options) =>
    api.adminPages.update({ key, blocks }, options),
  )
  return () =>
    sendInTurn(queries, { ...seen, version: written.version }, (options) =>
      api.versions.restore({ entity: 'pages', id, version }, options),
    )
}
