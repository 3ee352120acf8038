/** Pages of docs/specification/storefront.md that a shop has whatever it sells, and words that each has to have. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/', 'product-wizard'],
  ['/catalog', 'Найдено товаров'],
  ['/compare', '<h1'],
  ['/cart', '<h1'],
  ['/search?q=Топас', '<h1'],
  ['/about', '<h1'],
  ['/contact', '<h1'],
  ['/services', '<h1'],
  ['/projects', '<h1'],
  ['/privacy', '<h1'],
  ['/terms', '<h1'],
  ['/faq', '<h1'],
  ['/blog', '<h1'],
  ['/sitemap', '<h1'],
  ['/sitemap.xml', '<url>'],
  ['/robots.txt', 'Sitemap:'],
  ['/admin', ''],
]
const NOT_FOUND = 'Страница не найдена'

/** Addresses of the records that staff have made, with words of theirs. */
export type OwnPages = readonly (readonly [string, string])[]

/** What is wrong with the pages of a shop, each in a sentence: one that does not answer, lacks its words, or is closed to search engines. */
export async function findFaultyPages(address: string, own: OwnPages): Promise<string[]> {
  const faults: string[] = []
  for (const [page, words] of [...PAGES, ...own]) {
    const { status, text, robots } = await visit(address + page)
    if (status !== 200) faults.push(`${page}: ${status}`)
    else if (!text.includes(words)) faults.push(`${page}: нет слов «${words}»`)
    if (robots !== null && page !== '/admin') faults.push(`${page} закрыта от поисковиков: ${robots}`)
    if (page === '/robots.txt' && /^Disallow: \/\s*$/m.test(text)) faults.push('robots.txt закрывает всё')
  }
  const missing = await visit(`${address}/no-such-page`)
  if (missing.status !== 404 || !missing.text.includes(NOT_FOUND))
    faults.push(`/no-such-page: ${missing.status}, нужно 404 «${NOT_FOUND}»`)
  return faults
}

/** Whether a shop tells search engines to show nothing of it. */
export const isClosed = async (address: string): Promise<boolean> =>
  (await visit(`${address}/about`)).robots !== null

async function visit(url: string) {
  const response = await fetch(url)
  return {
    status: response.status,
    text: await response.text(),
    robots: response.headers.get('x-robots-tag'),
  }
}
