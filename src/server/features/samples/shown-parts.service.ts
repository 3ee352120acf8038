import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { STAFF_FAQ_PATH, STAFF_PROJECTS_PATH, staffPostPath } from '../../../domain/site/staff-paths.ts'
import { PAGE_KEYS, type PageKey } from '../../../domain/site/text-pages.ts'
import type { Database } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { readsOf } from '../../platform/db/transaction.ts'
import { listDistricts } from '../districts/districts.service.ts'
import { readPages } from '../page-texts/page-texts.service.ts'
import { listProjects } from '../projects/projects.service.ts'
import { listReviews } from '../reviews/reviews.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import type { FixedKey } from './sample-items.ts'
import { entries, fields, fingerprintOf, legalParts, rows } from './sample-parts.ts'
import type { SamplePart } from './sample-state.ts'
import { type Article, listShownAnswers, listShownPosts } from './samples.store.ts'

type Parts<Key extends FixedKey> = Readonly<Record<Key, SamplePart[]>>
type Blocks = Awaited<ReturnType<typeof readPages<PageKey>>>
type Settings = Awaited<ReturnType<typeof requireSettings>>

type Facts = readonly { figure: string; text: string }[]
/** Those that say what another item has (`{experience}+ лет`) are replaced there. */
const ownFigures = (facts: Facts) => facts.filter(({ figure }) => !figure.includes('{'))

const formAt = (screen: string, id: number) => `${screen}?edit=${id}`

/** What visitors see of each item that may be a sample, but for the prices. */
export async function readShownParts(db: Database): Promise<Parts<FixedKey>> {
  const read = readsOf(db)
  const [blocksOf, settings, records] = await Promise.all([
    read(() => readPages(db, PAGE_KEYS)),
    read(() => requireSettings(db)),
    readRecords(db),
  ])
  return {
    ...partsOfAllPages(blocksOf),
    ...partsOfHome(blocksOf),
    ...partsOfOtherPages(blocksOf),
    ...partsOfSettings(settings),
    ...records,
  }
}

/** What stands in header, footer and texts of all pages. */
function partsOfAllPages(blocksOf: Blocks) {
  const { firm, header, footer } = blocksOf('chrome')
  const { region, inRegion, ofRegion, nearby, frost } = firm
  return {
    experience: fields({ experience: firm.experience, founded: firm.founded }),
    'projects-done': fields({ projects: firm.projects }),
    region: fields({ region, inRegion, ofRegion, nearby, frost }),
    header: fields({ visit: header.visit }),
    footer: fields({ text: footer.text }),
    'footer-services': entries(footer.links),
  } satisfies Partial<Parts<FixedKey>>
}

function partsOfHome(blocksOf: Blocks) {
  const { facts, why, about, bodies, districts, services } = blocksOf('home')
  return {
    promises: entries(why.reasons),
    figures: entries([...ownFigures(facts.facts), ...ownFigures(blocksOf('about').start.facts)]),
    'home-about': fields({ lead: about.lead, text: about.text }),
    bodies: fields({
      text: bodies.text,
      box: bodies.boxText,
      boxHref: bodies.boxHref,
      cylinder: bodies.cylinderText,
      cylinderHref: bodies.cylinderHref,
      low: bodies.lowText,
      lowHref: bodies.lowHref,
    }),
    'districts-text': fields({
      text: districts.text,
      officeName: districts.officeName,
      officePlace: districts.officePlace,
      mapText: districts.mapText,
    }),
    'home-services': fields({
      all: services.all,
      installation: services.installationText,
      drainage: services.drainageText,
      well: services.wellText,
      heating: services.heatingText,
    }),
  } satisfies Partial<Parts<FixedKey>>
}

function partsOfOtherPages(blocksOf: Blocks) {
  const about = blocksOf('about')
  const services = blocksOf('services')
  const contact = blocksOf('contact')
  return {
    'about-start': fields({
      description: about.start.description,
      lead: about.start.lead,
      makers: about.manufacturers.title,
    }),
    history: entries(about.history.steps),
    values: entries(about.values.values),
    team: entries(about.team.roles),
    services: [...entries(services.list.services), ...fields({ description: services.start.description })],
    office: fields({ plan: contact.office.plan }),
    'contact-services': fields({ services: contact.ways.services.join('\n') }),
    privacy: legalParts(blocksOf('privacy')),
    terms: legalParts(blocksOf('terms')),
    consent: legalParts(blocksOf('consent')),
  } satisfies Partial<Parts<FixedKey>>
}

const partsOfSettings = (settings: Settings) =>
  ({
    site: fields({ name: settings.siteName, description: settings.siteDescription }),
    hours: fields({ words: settings.workingHours, week: fingerprintOf(settings.hours) }),
    company: fields({
      name: settings.companyName,
      inn: settings.companyInn,
      ogrn: settings.companyOgrn,
    }),
    contacts: fields({ phone: settings.companyPhone, address: settings.companyAddress }),
  }) satisfies Partial<Parts<FixedKey>>

async function readRecords(db: Database) {
  const read = readsOf(db)
  // One after another where each is short: connections are for visitors, too.
  const [{ districts, reviews }, projects, { posts, answers }] = await Promise.all([
    read(async () => ({ districts: await listDistricts(db), reviews: await listReviews(db) })),
    read(() => listProjects(db, VISITOR)),
    read(async () => ({ posts: await listShownPosts(db), answers: await listShownAnswers(db) })),
  ])
  return {
    districts: rows(districts, ({ name, latitude, longitude }) => [name, latitude, longitude], {
      name: ({ name }) => name,
      href: ({ id }) => formAt(staffEndpoints.adminDistricts.list.path, id),
    }),
    reviews: rows(reviews, ({ text, author, location }) => [text, author, location], {
      name: ({ author, location }) => [author, location].filter(Boolean).join(', '),
      href: ({ id }) => formAt(staffEndpoints.adminReviews.list.path, id),
    }),
    projects: rows(
      projects,
      ({ title, description, location, dateText, featuredImage }) => [
        title,
        description,
        location,
        dateText,
        featuredImage,
      ],
      { name: ({ title }) => title, href: ({ id }) => formAt(STAFF_PROJECTS_PATH, id) },
    ),
    posts: posts.map((post) => toPart(post, staffPostPath(post.id))),
    answers: answers.map((answer) => toPart(answer, `${STAFF_FAQ_PATH}?tab=items&edit=${answer.id}`)),
  } satisfies Partial<Parts<FixedKey>>
}

const toPart = ({ id, name, fingerprint }: Article, href: string): SamplePart => ({
  part: String(id),
  fingerprint,
  name,
  href,
})
