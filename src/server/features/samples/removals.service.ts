import type { Removal, RemovedEntity } from '../../../contract/content/samples.ts'
import type { AllBlocksOf } from '../../../contract/pages/pages.ts'
import type { PageKey } from '../../../domain/site/text-pages.ts'
import type { Database } from '../../platform/db/database.ts'
import { listRecordVersions, type RecordVersion } from './removals.store.ts'
import type { FixedKey } from './sample-items.ts'
import { fingerprintOf, recordIds } from './sample-parts.ts'
import type { SamplePart } from './sample-state.ts'

type BlocksOf = <Key extends PageKey>(key: Key) => AllBlocksOf<Key>

/** Items that are records: which. */
const RECORDS = {
  districts: 'districts',
  reviews: 'reviews',
  projects: 'projects',
  posts: 'posts',
  answers: 'faq-items',
} satisfies Partial<Record<FixedKey, RemovedEntity>>

/** Texts that an item stands in, as they are without it; null where they cannot be, undefined where nothing of it is. */
interface Place {
  page: PageKey
  part: string
  without: (blocksOf: BlocksOf, left: Left) => Readonly<Record<string, unknown>> | null | undefined
}
interface Left {
  prints: ReadonlySet<string>
  /** Nothing of the item has been replaced. */
  isWhole: boolean
}

type Part<Page extends PageKey> = keyof AllBlocksOf<Page> & string

/** A list, whose rows are taken out that are left. */
const list = <Page extends PageKey, Name extends Part<Page>>(
  page: Page,
  part: Name,
  field: keyof AllBlocksOf<Page>[Name] & string,
  read: (blocks: AllBlocksOf<Page>) => readonly unknown[],
  { keepsOne = false, print = (row: unknown) => row } = {},
): Place => ({
  page,
  part,
  without(blocksOf, { prints }) {
    const rows = read(blocksOf(page))
    const kept = rows.filter((row) => !prints.has(fingerprintOf(print(row))))
    if (kept.length === rows.length) return undefined
    return keepsOne && kept.length === 0 ? null : { [field]: kept }
  },
})

/** Texts without which their part or card is not there. Who has replaced some of them would lose his own with the others. */
const titles = <Page extends PageKey, Name extends Part<Page>>(
  page: Page,
  part: Name,
  ...fields: (keyof AllBlocksOf<Page>[Name] & string)[]
): Place => ({
  page,
  part,
  without: (_blocksOf, { isWhole }) =>
    isWhole ? Object.fromEntries(fields.map((field) => [field, ''])) : null,
})

/** Of whom the text speaks, as the item has it: a portrait is no claim. */
const withoutPicture = (row: unknown) => {
  const { role, text }: { role?: unknown; text?: unknown } = Object(row)
  return { role, text }
}

/** Items that stand in texts which may be without them. */
const TEXTS: Partial<Record<FixedKey, readonly Place[]>> = {
  promises: [list('home', 'why', 'reasons', ({ why }) => why.reasons)],
  figures: [
    list('home', 'facts', 'facts', ({ facts }) => facts.facts),
    list('about', 'start', 'facts', ({ start }) => start.facts, { keepsOne: true }),
  ],
  'home-about': [titles('home', 'about', 'title')],
  history: [list('about', 'history', 'steps', ({ history }) => history.steps)],
  values: [list('about', 'values', 'values', ({ values }) => values.values)],
  team: [list('about', 'team', 'roles', ({ team }) => team.roles, { print: withoutPicture })],
  bodies: [titles('home', 'bodies', 'boxTitle', 'cylinderTitle', 'lowTitle')],
  'home-services': [
    titles('home', 'services', 'installationTitle', 'drainageTitle', 'wellTitle', 'heatingTitle', 'all'),
  ],
  'contact-services': [list('contact', 'ways', 'services', ({ ways }) => ways.services)],
  office: [titles('contact', 'office', 'plan')],
}

const isRecords = (key: string): key is keyof typeof RECORDS => Object.hasOwn(RECORDS, key)
const placesOfTexts = new Map<string, readonly Place[]>(Object.entries(TEXTS))

/** Versions of marked records; to be read before the records, so that a change that comes between is refused. */
export function readRecordVersions(
  db: Database,
  marked: ReadonlyMap<string, readonly SamplePart[]>,
): Promise<RecordVersion[]> {
  const idsOf = (key: keyof typeof RECORDS) => recordIds(marked.get(key) ?? [])
  return listRecordVersions(db, {
    districts: idsOf('districts'),
    reviews: idsOf('reviews'),
    projects: idsOf('projects'),
    posts: idsOf('posts'),
    'faq-items': idsOf('answers'),
  })
}

interface Present {
  pages: { blocksOf: BlocksOf; versionOf: (key: PageKey) => number | undefined }
  versions: readonly RecordVersion[]
}

/** What takes off the site that which is left of an item; null where nothing is, or it can only be replaced. */
export function findRemoval(
  key: string,
  { left, isWhole }: { left: readonly SamplePart[]; isWhole: boolean },
  { pages, versions }: Present,
): Removal | null {
  if (left.length === 0) return null
  if (isRecords(key)) {
    const ids = recordIds(left)
    const own = versions.filter(({ entity, id }) => entity === RECORDS[key] && ids.includes(id))
    return { records: own, texts: [] }
  }
  const places = placesOfTexts.get(key)
  if (!places) return null
  const prints = new Set(left.map(({ fingerprint }) => fingerprint))
  const texts = places.flatMap(({ page, part, without }) => {
    const fields = without(pages.blocksOf, { prints, isWhole })
    if (fields === undefined) return []
    const version = pages.versionOf(page)
    return [fields && version !== undefined ? { key: page, version, blocks: { [part]: fields } } : null]
  })
  const whole = texts.filter((one) => one !== null)
  return whole.length > 0 && whole.length === texts.length ? { records: [], texts: whole } : null
}
