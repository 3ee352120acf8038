import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  ABOUT_PATH,
  BLOG_PATH,
  blogCategoryPath,
  CART_PATH,
  CATALOGUE_PATH,
  COMPARE_PATH,
  CONSENT_PATH,
  CONTACT_PATH,
  FAQ_PATH,
  faqCategoryPath,
  landingPath,
  PRIVACY_PATH,
  PROJECTS_PATH,
  postPath,
  productPath,
  projectPath,
  SELECTION_RULES_PATH,
  SERVICES_PATH,
  SITE_MAP_PATH,
  searchPath,
  TERMS_PATH,
} from '../../src/domain/site/site-paths.ts'
import { loadBuiltBundle } from '../../src/server/platform/pages/page-bundle.ts'
import { gzippedScripts } from './bytes.ts'
import { request } from './drive.ts'
import { measureLighthousePage, UNLISTED } from './lighthouse.ts'
import type { Report } from './report.ts'
import type { MeasuredServer } from './servers.ts'
import { type Staff, signIn } from './staff-calls.ts'
import { median, time } from './times.ts'

/** Times each page is rendered anew. */
const ROUNDS = 5
/** Pages that search engines do not list. */
const PERSONAL = new Set(['cart', 'compare', 'search'])
/** Lists of a call, of which the first record has the page that is measured. */
const LISTS = {
  product: '/products',
  landing: '/landing-pages',
  post: '/blog/posts',
  'blog-category': '/blog/categories',
  'faq-category': '/faq/categories',
  project: '/projects',
} as const

/** An address of each page by its folder in src/storefront/pages. */
async function findPages(shop: MeasuredServer): Promise<[folder: string, address: string][]> {
  const first = async (list: keyof typeof LISTS) => {
    const response = await fetch(`${shop.address}/api${LISTS[list]}`)
    const [record]: { slug: string; id: number }[] = await response.json()
    if (!record) throw new Error(`the shop has no ${list} to measure`)
    return record
  }
  const addresses: Record<string, string> = {
    home: '/',
    catalogue: CATALOGUE_PATH,
    product: productPath((await first('product')).slug),
    landing: landingPath((await first('landing')).slug),
    compare: COMPARE_PATH,
    cart: CART_PATH,
    search: searchPath('топас 5'),
    services: SERVICES_PATH,
    about: ABOUT_PATH,
    contact: CONTACT_PATH,
    projects: PROJECTS_PATH,
    project: projectPath((await first('project')).id),
    blog: BLOG_PATH,
    'blog-category': blogCategoryPath((await first('blog-category')).slug),
    post: postPath((await first('post')).slug),
    faq: FAQ_PATH,
    'faq-category': faqCategoryPath((await first('faq-category')).slug),
    'selection-rules': SELECTION_RULES_PATH,
    privacy: PRIVACY_PATH,
    terms: TERMS_PATH,
    'consent-texts': CONSENT_PATH,
    sitemap: SITE_MAP_PATH,
    'not-found': '/no-such-page',
  }
  const folders = readdirSync(path.join(import.meta.dirname, '../../src/storefront/pages'))
  const left = folders.filter((folder) => !(folder in addresses))
  if (left.length > 0) throw new Error(`no address is measured of ${left.join(', ')}`)
  return Object.entries(addresses)
}

/**
 * Measures every page of the storefront: bytes of its document and of the scripts that this names, and how long its first answer
 * takes after a change of the content; with `base` also as a ratio, both in turn. With a folder for its files Lighthouse looks at each.
 */
export async function measureEveryPage(
  report: Report,
  shop: MeasuredServer,
  base: MeasuredServer | null,
  lighthouseFolder: string | null,
): Promise<void> {
  const ours = await openDesk(shop)
  await publishLandingPages(ours.staff)
  const theirs = base && (await openDesk(base))
  const { assetsFor } = await loadBuiltBundle(path.join(import.meta.dirname, '../../dist'))
  for (const [folder, address] of await findPages(shop)) {
    const status = folder === 'not-found' ? 404 : 200
    const { body } = await request(shop.address + address, 'gzip', status)
    const kilobytes = { unit: ' KB', digits: 1 }
    report.row({ what: `${address}: document, gzip`, value: body.length / 1000, ...kilobytes, atMost: 60 })
    const scripts = gzippedScripts(assetsFor({ page: folder })) / 1000
    report.row({ what: `${address}: scripts it names, gzip`, value: scripts, ...kilobytes, atMost: 150 })
    await measureFirstAnswers(report, { address, status }, ours, theirs)
    if (lighthouseFolder && status === 200) {
      const bars = PERSONAL.has(folder) ? UNLISTED : undefined
      await measureLighthousePage(report, shop.address, address, lighthouseFolder, bars)
    }
  }
}

/** A shop with somebody who changes its content. */
interface Desk {
  shop: MeasuredServer
  staff: Staff
}

const openDesk = async (shop: MeasuredServer): Promise<Desk> => ({ shop, staff: await signIn(shop) })

interface MeasuredPage {
  address: string
  status: number
}

async function measureFirstAnswers(
  report: Report,
  page: MeasuredPage,
  ours: Desk,
  theirs: Desk | null,
): Promise<void> {
  const answers: number[] = []
  const ratios: number[] = []
  const isInBase = theirs !== null && (await has(theirs, page))
  for (let round = 0; round < ROUNDS; round += 1) {
    const taken = await timeFirst(ours, page)
    answers.push(taken)
    if (isInBase) ratios.push(taken / (await timeFirst(theirs, page)))
  }
  const what = `${page.address}: first answer after a change`
  report.row({ what, value: median(answers), unit: ' ms', digits: 0, atMost: 250 })
  if (isInBase) report.row({ what: `${what}, ours to the base`, value: median(ratios) })
  else if (theirs) report.left(`${what}, ours to the base`, 'the base has no such page')
}

/** Whether a shop has a page: an older one lacks some. */
const has = ({ shop }: Desk, { address, status }: MeasuredPage) =>
  request(shop.address + address, 'gzip', status).then(
    () => true,
    () => false,
  )

/** Time of a page's first answer after staff have changed something, ms: nothing of it is ready. */
async function timeFirst({ shop, staff }: Desk, { address, status }: MeasuredPage): Promise<number> {
  await staff.call('PUT', '/admin/settings', { companyAddress: `Москва, Лесная, ${Date.now()}` })
  return time(() => request(shop.address + address, 'gzip', status))
}

/** A new shop has them as drafts. */
async function publishLandingPages(staff: Staff): Promise<void> {
  const pages: { id: number }[] = await (await staff.call('GET', '/admin/landing-pages')).json()
  for (const { id } of pages) await staff.call('PUT', `/admin/landing-pages/${id}`, { published: true })
}
