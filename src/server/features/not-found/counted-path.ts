/** Longest path and longest referrer that are kept. */
const MAX_PATH = 200
const MAX_REFERRER = 300

/** What a page or a document may end in; any other ending is a file, or what robots look for holes by. */
const ENDING = /\.(?:html?|shtml|pdf)$/
const OTHER_ENDING = /\.(?=[a-z\d~]*[a-z~])[a-z\d~]{1,10}$/

/** Hidden files, and parts of other systems, which nobody of ours has linked to. */
const FOREIGN =
  /\/(?:\.|wp-|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor|actuator|administrator|bitrix\/admin)/

/** What asks at `/metrics` is a program, with another token than ours. */
const METRICS = '/metrics'

/** A mail address, a phone number however it is written, or a part that looks like a secret of a link. */
const PERSONAL = /@|(?:\d[\s()+\-_.]*){10}|\/(?=[^/]*\d)[\w=]{16,}(?=\/|$)/

/** Whether a path, as it is asked for, may say something of a person: nobody's data is kept. */
const isPersonal = (path: string) =>
  PERSONAL.test(path.replace(/%40/g, '@').replace(/%(?:20|2b|28|29)/gi, ' '))

/** Whether an address that is no page is worth knowing: a person may have followed a link to it. */
export const isCounted = (path: string) =>
  path.length <= MAX_PATH &&
  path !== METRICS &&
  path.isWellFormed() &&
  !/[\p{Cc}\uFFFD]|%(?![\da-f]{2})/u.test(path) &&
  !FOREIGN.test(path) &&
  !isPersonal(path) &&
  (ENDING.test(path) || !OTHER_ENDING.test(path))

/** The page with the link: a path of this site (`origin`), or the address on another without what stands behind `?`; null for none. */
export function toReferrer(header: string | undefined, origin: string): string | null {
  if (header === undefined || !URL.canParse(header)) return null
  const url = new URL(header)
  if (!/^https?:$/.test(url.protocol)) return null
  if (isPersonal(url.pathname)) return url.origin
  // Never `//…`, which would be the address of another site.
  const page = url.origin === origin ? url.pathname.replace(/^\/+/, '/') : url.origin + url.pathname
  return page.slice(0, MAX_REFERRER)
}
