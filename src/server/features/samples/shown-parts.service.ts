import { shownDistricts } from '../../../domain/site/shown-districts.ts'
import { PAGE_KEYS, type PageKey } from '../../../domain/site/text-pages.ts'
import type { Database } from '../../platform/db/database.ts'
import { readsOf } from '../../platform/db/transaction.ts'
import { type readPages, readVersionedPages } from '../page-texts/page-texts.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { anyPartPath, type FixedKey, partPath } from './sample-items.ts'
import { entries, fields, fingerprintOf, legalParts } from './sample-parts.ts'
import type { SamplePart } from './sample-state.ts'
import { readRecords } from './shown-records.service.ts'

type Parts<Key extends FixedKey> = Readonly<Record<Key, SamplePart[]>>
type Blocks = Awaited<ReturnType<typeof readPages<PageKey>>>
type Settings = Awaited<ReturnType<typeof requireSettings>>

type Facts = readonly { figure: string; text: string }[]
/** Those that say what another item has (`{experience}+ лет`) are replaced there. */
const ownFigures = (facts: Facts) => facts.filter(({ figure }) => !figure.includes('{'))

/** What visitors see of each item that may be a sample, but for the prices; of articles and products those that `marked` names. */
export async function readShownParts(
  db: Database,
  marked: ReadonlyMap<string, readonly SamplePart[]>,
): Promise<Parts<FixedKey>> {
  return (await readShown(db, marked)).parts
}

/** The same with the texts of all pages that it was read from, and their versions. */
export async function readShown(db: Database, marked: ReadonlyMap<string, readonly SamplePart[]>) {
  const read = readsOf(db)
  const [{ blocksOf, versionOf }, settings, records] = await Promise.all([
    read(() => readVersionedPages(db, PAGE_KEYS)),
    read(() => requireSettings(db)),
    readRecords(db, marked),
  ])
  return { parts: toShownParts({ blocksOf, settings, records }), pages: { blocksOf, versionOf } }
}

/** The same of what was read. */
export function toShownParts({ blocksOf, settings, records }: Read): Parts<FixedKey> {
  return {
    ...partsOfAllPages(blocksOf),
    ...partsOfHome(blocksOf, records.districts.length > 0),
    ...promisesOf(blocksOf),
    ...partsOfOtherPages(blocksOf),
    ...partsOfSettings(settings),
    ...records,
    // Districts stand in the structured data also without the map; reviews only in their part of the home page.
    reviews: blocksOf('home').reviews.title ? records.reviews : [],
  }
}

interface Read {
  blocksOf: Blocks
  settings: Settings
  records: Awaited<ReturnType<typeof readRecords>>
}

/** What stands in header, footer and texts of all pages. */
function partsOfAllPages(blocksOf: Blocks) {
  const { firm, header, footer, siteMapPage } = blocksOf('chrome')
  const { region, inRegion, ofRegion, nearby, frost } = firm
  return {
    experience: fields({ experience: firm.experience, founded: firm.founded }),
    'projects-done': fields({ projects: firm.projects }),
    region: fields({ region, inRegion, ofRegion, nearby, frost }),
    header: fields({ visit: header.visit }),
    footer: fields({ text: footer.text }),
    'footer-services': [
      ...entries(footer.links),
      ...fields({ siteMap: siteMapPage.servicesNote }, partPath('chrome', 'siteMapPage')),
    ],
  } satisfies Partial<Parts<FixedKey>>
}

/** These texts while a visitor sees what they stand in, which has this title. */
const under = (title: unknown, texts: Readonly<Record<string, string>>) => (title ? texts : {})

/** Texts of the home page; parts of it without a title are not there, nor is the map without a district. */
function partsOfHome(blocksOf: Blocks, hasDistricts: boolean) {
  const { facts, why, about, bodies, districts, services } = blocksOf('home')
  const shown = hasDistricts ? shownDistricts(districts) : null
  return {
    promises: entries(why.reasons),
    figures: [
      ...entries(ownFigures(facts.facts), partPath('home', 'facts')),
      ...entries(ownFigures(blocksOf('about').start.facts), partPath('about', 'start')),
    ],
    'home-about': fields(under(about.title, { lead: about.lead, text: about.text })),
    bodies: fields({
      ...under(bodies.boxTitle || bodies.cylinderTitle || bodies.lowTitle, { text: bodies.text }),
      ...under(bodies.boxTitle, { box: bodies.boxText, boxHref: bodies.boxHref }),
      ...under(bodies.cylinderTitle, { cylinder: bodies.cylinderText, cylinderHref: bodies.cylinderHref }),
      ...under(bodies.lowTitle, { low: bodies.lowText, lowHref: bodies.lowHref }),
    }),
    'districts-text': fields({
      ...under(shown, { text: districts.text }),
      ...under(shown?.office, {
        officeName: districts.officeName,
        officePlace: districts.officePlace,
        mapText: districts.mapText,
      }),
    }),
    'home-services': fields({
      ...under(
        services.installationTitle || services.drainageTitle || services.wellTitle || services.heatingTitle,
        { all: services.all },
      ),
      ...under(services.installationTitle, { installation: services.installationText }),
      ...under(services.drainageTitle, { drainage: services.drainageText }),
      ...under(services.wellTitle, { well: services.wellText }),
      ...under(services.heatingTitle, { heating: services.heatingText }),
    }),
  } satisfies Partial<Parts<FixedKey>>
}

/** What texts promise beside the lists of promises. The line under the logo only repeats words of the firm: those are replaced there. */
function promisesOf(blocksOf: Blocks) {
  return { offers: offersOf(blocksOf), appeals: appealsOf(blocksOf) } satisfies Partial<Parts<FixedKey>>
}

function offersOf(blocksOf: Blocks): SamplePart[] {
  const { productPage, inquiryPart, wizardPart, searchAnswers, cartPage } = blocksOf('chrome')
  const { thanks, thanksForPhone, steps } = inquiryPart
  const { paymentTitle, contactsTitle, warrantyTitle, mountingTitle, ...answers } = searchAnswers
  return [
    ...fields({ ...productPage }, partPath('chrome', 'productPage')),
    ...fields({ ...wizardPart }, partPath('chrome', 'wizardPart')),
    ...fields({ thanks, thanksForPhone }, partPath('chrome', 'inquiryPart')),
    ...entries(steps, partPath('chrome', 'inquiryPart')),
    ...fields(
      {
        cart: cartPage.noObligation,
        cartLead: cartPage.lead,
        cartDescription: cartPage.description,
        cartWhileEmpty: cartPage.whileEmpty,
      },
      partPath('chrome', 'cartPage'),
    ),
    ...fields(
      {
        ...under(paymentTitle, { payment: answers.paymentText }),
        ...under(contactsTitle, { contacts: answers.contactsText }),
        ...under(warrantyTitle, { warranty: answers.warrantyText }),
        ...under(mountingTitle, { mounting: answers.mountingText }),
      },
      partPath('chrome', 'searchAnswers'),
    ),
  ]
}

function appealsOf(blocksOf: Blocks): SamplePart[] {
  const { start, why } = blocksOf('home')
  const { values, action } = blocksOf('about')
  const { lead, chat, bot, office } = blocksOf('contact').ways
  const { button, projectsPage, faqPage, siteMapPage } = blocksOf('chrome')
  return [
    ...fields({ home: start.lead }, partPath('home', 'start')),
    ...fields(under(why.reasons.length > 0, { why: why.text }), partPath('home', 'why')),
    ...fields(under(values.values.length > 0, { values: values.text }), partPath('about', 'values')),
    ...fields({ action: action.text }, partPath('about', 'action')),
    ...fields({ ways: lead, chat, bot, office }, partPath('contact', 'ways')),
    ...fields(
      { button: button.chat, buttonBot: button.bot, callNote: button.callNote },
      partPath('chrome', 'button'),
    ),
    ...fields(
      { projects: projectsPage.lead, noProjects: projectsPage.nothingYet },
      partPath('chrome', 'projectsPage'),
    ),
    ...fields({ questions: faqPage.lead, question: faqPage.askText }, partPath('chrome', 'faqPage')),
    ...fields(
      { siteMapProjects: siteMapPage.projectsNote, siteMapTerms: siteMapPage.termsNote },
      partPath('chrome', 'siteMapPage'),
    ),
  ]
}

function partsOfOtherPages(blocksOf: Blocks) {
  const about = blocksOf('about')
  const services = blocksOf('services')
  const contact = blocksOf('contact')
  const { description, lead, searchTitle } = services.start
  const start = { description, lead, searchTitle }
  return {
    'about-start': [
      ...fields({ description: about.start.description, lead: about.start.lead }),
      ...fields({ makers: about.manufacturers.title }, partPath('about', 'manufacturers')),
    ],
    history: entries(about.history.steps),
    values: entries(about.values.values),
    // A portrait is no claim.
    team: entries(about.team.roles.map(({ role, text }) => ({ role, text }))),
    services: [...entries(services.list.services), ...fields(start, partPath('services', 'start'))],
    office: fields({ plan: contact.office.plan }),
    'contact-services': entries(contact.ways.services),
    privacy: legalParts(blocksOf('privacy'), (part) => anyPartPath('privacy', part)),
    terms: legalParts(blocksOf('terms'), (part) => anyPartPath('terms', part)),
    consent: legalParts(blocksOf('consent'), (part) => anyPartPath('consent', part)),
  } satisfies Partial<Parts<FixedKey>>
}

const partsOfSettings = (settings: Settings) =>
  ({
    site: fields({ name: settings.siteName, description: settings.siteDescription }),
    hours: [
      ...fields({ words: settings.workingHours }),
      { part: 'week', fingerprint: fingerprintOf(settings.hours) },
    ],
    company: fields({
      name: settings.companyName,
      inn: settings.companyInn,
      ogrn: settings.companyOgrn,
    }),
    contacts: fields({ phone: settings.companyPhone, address: settings.companyAddress }),
  }) satisfies Partial<Parts<FixedKey>>
