import { manufacturerPath } from '../../../domain/site/site-paths.ts'
import { isInStaffArea } from '../../../domain/site/staff-paths.ts'

/** Longest path that is kept. */
const MAX_PATH = 500

/** What no page is at, and no redirect is asked for: API, files, and what the server answers itself. */
const SERVED = /^\/(?:api|assets|built|drawings|pictures|preview|healthz|readyz|offline)(?:\/|$)/
const ROOT_FILE =
  /^\/(?:[\w-]+\.(?:svg|ico|txt|png|webmanifest|js)|sitemap\.xml|blog\/rss\.xml|feeds\/yandex\.yml)$/

const EXAMPLE = manufacturerPath('topas')
const OTHER_SITE = `Это адрес другого сайта. Нужен путь на этом: ${EXAMPLE}`

/** The name of a site without protocol, not a page that was typed without its slash: `index.php`. */
const SITE_NAME =
  /^[\p{L}\d.-]+\.(?!(?:s?html?|php|aspx?|jsp|pdf|xml)(?:[/\\?#]|$))(?:\p{L}{2,}|xn--[a-z\d-]+)(?:[/\\?#]|$)/iu

/** An address that was read, or a sentence about what is wrong with it. */
export type ReadAddress = { path: string; problem?: never } | { path?: never; problem: string }

/**
 * The former address as it is kept: the path alone, readable, in lower case, without a trailing slash. `origin` is the site's own, in any
 * of whose spellings the address may stand as a whole.
 */
export function readFrom(text: string, origin: string): ReadAddress {
  const url = toOwnUrl(text, origin)
  if (typeof url === 'string') return { problem: url }
  if (url.search !== '')
    return { problem: 'Без знака «?»: переадресация одна для адреса с любыми параметрами' }
  return within(toRedirectPath(url.pathname))
}

/** Where a redirect leads, as it is kept: the same with parameters and the place within the page. */
export function readTo(text: string, origin: string): ReadAddress {
  const url = toOwnUrl(text, origin)
  if (typeof url === 'string') return { problem: url }
  const read = within(toRedirectPath(url.pathname))
  if (read.path === undefined) return read
  return within(read.path + toReadable(url.search) + toReadable(url.hash))
}

/** The path of a redirect: single slashes, readable letters, lower case, no trailing slash. */
export function toRedirectPath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  // The path of a request is decoded already.
  return toReadable(single.replaceAll('\\', '%5c')).toLowerCase().normalize('NFC')
}

/** An address for the header `Location`. */
export const toLocation = (address: string) => encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1')

/** The path of an address that may have parameters and a place within the page. */
export const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

/** The address with the parameters of whoever followed it, before its place within the page. */
export function withSearch(address: string, search: string): string {
  if (search === '') return address
  const [, start = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? []
  return start + (start.includes('?') ? search.replace('?', '&') : search) + hash
}

/** What means something else when it is decoded: a percent sign begins a code, and a browser reads `\` as `/`, so `/\` as another site. */
const KEPT_CODE = /%(?=25|5c)/gi

/** The address without what only encodes letters; what it cannot decode stays. Read again it is the same. */
function toReadable(text: string): string {
  try {
    // Whoever reads it again cuts off spaces at its end.
    return decodeURI(text.replace(KEPT_CODE, '%25')).replace(/(?<!\s)\s+$/, encodeURI)
  } catch {
    return text
  }
}

/** The whole address on this site, or a sentence about what is wrong. */
function toOwnUrl(text: string, origin: string): URL | string {
  const own = new URL(origin)
  const given = text.trim()
  const whole = startsWithHost(given, own) ? `${own.protocol}//${given}` : given
  if (!/^(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(whole))
    return SITE_NAME.test(whole) ? OTHER_SITE : `Адрес начинается с «/»: ${EXAMPLE}`
  let url: URL
  try {
    url = new URL(whole, own)
  } catch {
    return `Адрес не прочитать. Нужен путь на этом сайте: ${EXAMPLE}`
  }
  if (!/^https?:$/.test(url.protocol) || nameOf(url) !== nameOf(own)) return OTHER_SITE
  return url
}

/** The host, with and without «www.» the same. */
const nameOf = ({ host }: URL) => host.replace(/^www\./, '')

/** Whether the address is one of this site without its protocol: `shop.ru/catalog`, `завод.рф/станции`. */
function startsWithHost(text: string, own: URL): boolean {
  const [host = ''] = text.split(/[/\\?#]/, 1)
  const whole = `${own.protocol}//${host}`
  return host !== '' && !host.includes('@') && URL.canParse(whole) && nameOf(new URL(whole)) === nameOf(own)
}

function within(path: string): ReadAddress {
  if (path.length > MAX_PATH) return { problem: `Адрес не длиннее ${MAX_PATH} символов` }
  if (/\p{Cc}|\uFFFD/u.test(path) || !path.isWellFormed()) return { problem: 'В адресе недопустимые символы' }
  if (isInStaffArea(path) || SERVED.test(path) || ROOT_FILE.test(path))
    return { problem: 'Это служебный адрес, а не страница сайта' }
  return { path }
}
