import path from 'node:path'
import { PERSONAL_PAGES } from '../../src/domain/site/fixed-pages.ts'
import { consentVersionPath } from '../../src/domain/site/site-paths.ts'
import {
  STAFF_INQUIRIES_PATH,
  STAFF_LOGIN_PATH,
  STAFF_PATH,
  STAFF_PRICES_PATH,
  STAFF_PRODUCTS_PATH,
  STAFF_SETTINGS_PATH,
} from '../../src/domain/site/staff-paths.ts'
import { loadBuiltBundle } from '../../src/server/platform/pages/page-bundle.ts'
import { gzippedScripts } from './bytes.ts'
import { request } from './drive.ts'
import { measureLighthousePage, UNLISTED } from './lighthouse.ts'
import { findPages } from './page-addresses.ts'
import type { Report } from './report.ts'
import { DOCUMENT_LIMIT, PAGE_SCRIPTS_LIMIT, SIGN_IN_LIMIT, STAFF_SCRIPTS_LIMIT } from './script-limits.ts'
import type { MeasuredServer } from './servers.ts'
import { type Staff, signIn } from './staff-calls.ts'
import { median, time } from './times.ts'

/** Times each page is rendered anew. */
const ROUNDS = 5
/** Screens of the staff area that are open all day. */
const STAFF_SCREENS = [
  STAFF_PATH,
  STAFF_INQUIRIES_PATH,
  STAFF_PRODUCTS_PATH,
  STAFF_PRICES_PATH,
  STAFF_SETTINGS_PATH,
]

/**
 * Measures every page of the storefront: bytes of its document and of the scripts that this names, and how long its first answer
 * takes after a change of the content; with `base` also as a ratio, both in turn. With a folder for its files Lighthouse looks at each.
 * Of the sign-in and the main screens of staff it measures the bytes.
 */
export async function measureEveryPage(
  report: Report,
  shop: MeasuredServer,
  base: MeasuredServer | null,
  lighthouseFolder: string | null,
): Promise<void> {
  const ours = await openDesk(shop)
  await publishLandingPages(ours.staff)
  // The consent texts name the address, so that those of before become older ones.
  await changeContent(ours.staff)
  const theirs = base && (await openDesk(base))
  const { assetsFor } = await loadBuiltBundle(path.join(import.meta.dirname, '../../dist'))
  for (const [folder, address] of await findPages(shop.address)) {
    const status = folder === 'not-found' ? 404 : 200
    const { body } = await request(shop.address + address, 'gzip', status)
    reportBytes(report, { address, document: body, scripts: gzippedScripts(assetsFor({ page: folder })) })
    await measureFirstAnswers(report, { address, status }, ours, theirs)
    if (lighthouseFolder && status === 200) {
      const bars = isListed(address) ? undefined : UNLISTED
      await measureLighthousePage(report, shop.address, address, lighthouseFolder, bars)
    }
  }
  const signInScripts = gzippedScripts(assetsFor('sign-in'))
  const { body: document } = await request(shop.address + STAFF_LOGIN_PATH, 'gzip')
  reportBytes(report, { address: STAFF_LOGIN_PATH, document, scripts: signInScripts, limit: SIGN_IN_LIMIT })
  const scripts = gzippedScripts(assetsFor('staff'))
  for (const address of STAFF_SCREENS) {
    const { body } = await request(shop.address + address, 'gzip', 200, ours.staff.cookie)
    reportBytes(report, { address, document: body, scripts, limit: STAFF_SCRIPTS_LIMIT })
  }
}

interface PageBytes {
  address: string
  document: Buffer
  /** Bytes of the scripts that it names. */
  scripts: number
  /** Most of them. */
  limit?: number
}

function reportBytes(
  report: Report,
  { address, document, scripts, limit = PAGE_SCRIPTS_LIMIT }: PageBytes,
): void {
  const row = (what: string, bytes: number, atMost: number) =>
    report.row({
      what: `${address}: ${what}, gzip`,
      value: bytes / 1000,
      unit: ' KB',
      digits: 1,
      atMost: atMost / 1000,
    })
  row('document', document.length, DOCUMENT_LIMIT)
  row('scripts it names', scripts, limit)
}

/** Whether search engines list a page: neither a personal one nor an older consent text. */
const isListed = (address: string): boolean =>
  !PERSONAL_PAGES.includes(address.split('?')[0] ?? '') && !address.startsWith(consentVersionPath(''))

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
  await changeContent(staff)
  return time(() => request(shop.address + address, 'gzip', status))
}

const changeContent = (staff: Staff) =>
  staff.call('PUT', '/admin/settings', { companyAddress: `Москва, Лесная, ${Date.now()}` })

/** A new shop has them as drafts. */
async function publishLandingPages(staff: Staff): Promise<void> {
  const pages: { id: number }[] = await (await staff.call('GET', '/admin/landing-pages')).json()
  for (const { id } of pages) await staff.call('PUT', `/admin/landing-pages/${id}`, { published: true })
}
