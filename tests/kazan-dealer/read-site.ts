/** An answer of the shop, with its text where it is one. */
export interface Answer {
  path: string
  status: number
  type: string
  text: string
}

const TEXTUAL = /text|json|xml|javascript|svg|manifest/
const ORIGIN = 'http://shop.test'

/** Reads these addresses and all of the site that they lead to, scripts, style sheets and pictures too; never the staff area. */
export async function readSite(
  get: (path: string) => Promise<Response>,
  start: readonly string[],
): Promise<Answer[]> {
  const seen = new Set(start)
  const answers: Answer[] = []
  for (const path of seen) {
    const response = await get(path)
    const type = response.headers.get('content-type') ?? ''
    const text = TEXTUAL.test(type) ? await response.text() : ''
    answers.push({ path, status: response.status, type, text })
    const leads = [response.headers.get('location') ?? '', ...listAddresses(text, type)]
    for (const address of leads) {
      const url = toOwn(address, path)
      if (url && !/^\/(?:admin|api\/admin)(?:\/|$)/.test(url)) seen.add(url)
    }
  }
  return answers
}

/** The path of an address within the site; null for any other. */
function toOwn(address: string, from: string): string | null {
  if (!/^(?:\/|\.|https?:)/.test(address)) return null
  const url = URL.parse(address, ORIGIN + from)
  return url?.origin === ORIGIN ? url.pathname + url.search : null
}

/** Every address that a text names: links, sources, locations, scripts that are loaded later. */
function listAddresses(text: string, type: string): string[] {
  const patterns = [
    /(?:href|src|content|action|poster|data-src)="([^"]+)"/g,
    /<(?:loc|link|url|picture)>([^<]+)</g,
    /(?<![\w.])(\/?built\/[\w.-]+\.(?:js|css|svg))/g,
    ...(type.includes('javascript') ? [/["'`](\.\/[\w.-]+\.(?:js|css|svg))["'`]/g] : []),
    ...(type.includes('css') ? [/url\(["']?([^"')]+)/g] : []),
  ]
  const named = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address))
  const pictures = [...text.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, list = '']) =>
    list.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
  )
  return [...named, ...pictures].map((address) =>
    address.replaceAll('&amp;', '&').replace(/^built\//, '/built/'),
  )
}
