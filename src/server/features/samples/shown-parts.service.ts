import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { readsOf } from '../../platform/db/transaction.ts'
import { listDistricts } from '../districts/districts.service.ts'
import { readAllBlocks } from '../page-texts/page-texts.service.ts'
import { listProjects } from '../projects/projects.service.ts'
import { listReviews } from '../reviews/reviews.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import type { FixedKey } from './sample-items.ts'
import type { SamplePart } from './sample-state.ts'

/** The same value has the same text, in whatever order its fields are stored. */
const toText = (value: unknown): string =>
  JSON.stringify(value, (_name, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  )

/** Short hash of a value. */
export const fingerprintOf = (value: unknown): string =>
  createHash('sha256').update(toText(value)).digest('base64url').slice(0, 22)

/** Entries of a list in texts, wherever they stand in it. */
const entries = (values: readonly unknown[]): SamplePart[] =>
  values.map(fingerprintOf).map((fingerprint) => ({ part: fingerprint, fingerprint }))

/** Fields; an empty one says nothing to anybody. */
const fields = (values: Readonly<Record<string, string>>): SamplePart[] =>
  Object.entries(values)
    .filter(([, value]) => value.trim() !== '')
    .map(([part, value]) => ({ part, fingerprint: fingerprintOf(value) }))

const rows = <Row extends { id: number }>(list: readonly Row[], pick: (row: Row) => unknown) =>
  list.map((row): SamplePart => ({ part: String(row.id), fingerprint: fingerprintOf(pick(row)) }))

type Facts = readonly { figure: string; text: string }[]
/** Those that say what another item has (`{experience}+ лет`) are replaced there. */
const ownFigures = (facts: Facts) => facts.filter(({ figure }) => !figure.includes('{'))

/** What visitors see of each item that may be a sample, but for the prices. */
export async function readShownParts(db: Database): Promise<Readonly<Record<FixedKey, SamplePart[]>>> {
  const read = readsOf(db)
  const [blocksOf, settings, districts, reviews, projects] = await Promise.all([
    read(() => readAllBlocks(db)),
    read(() => requireSettings(db)),
    read(() => listDistricts(db)),
    read(() => listReviews(db)),
    read(() => listProjects(db, VISITOR)),
  ])
  const { firm } = blocksOf('chrome')
  const home = blocksOf('home')
  const about = blocksOf('about')
  const page = (key: 'privacy' | 'terms' | 'consent') => fields({ texts: toText(blocksOf(key)) })
  return {
    experience: fields({ experience: firm.experience, founded: firm.founded }),
    'projects-done': fields({ projects: firm.projects }),
    promises: entries(home.why.reasons),
    figures: entries([...ownFigures(home.facts.facts), ...ownFigures(about.start.facts)]),
    history: entries(about.history.steps),
    values: entries(about.values.values),
    team: entries(about.team.roles),
    districts: rows(districts, ({ name, latitude, longitude }) => [name, latitude, longitude]),
    reviews: rows(reviews, ({ text, author, location }) => [text, author, location]),
    projects: rows(projects, ({ title, description, location, dateText, featuredImage }) => [
      title,
      description,
      location,
      dateText,
      featuredImage,
    ]),
    privacy: page('privacy'),
    terms: page('terms'),
    consent: page('consent'),
    company: fields({
      name: settings.companyName,
      inn: settings.companyInn,
      ogrn: settings.companyOgrn,
    }),
    contacts: fields({ phone: settings.companyPhone, address: settings.companyAddress }),
  }
}
