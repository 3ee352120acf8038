/** Metadata in a page's raw HTML, as read by search engines without scripts. */
export interface PageHead {
  lang: string | null
  titles: string[]
  headings: string[]
  /** By `name` or `property`. */
  meta: Map<string, string>
  canonical: string[]
  data: Record<string, unknown>[]
  links: string[]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

function attributesOf(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  )
}

const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, tag = '']) => attributesOf(tag))
const textsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, text = '']) =>
    decode(text.replace(/<!--.*?-->|<[^>]*>/g, '')),
  )

/** Parses the metadata of a page. */
export function readHead(html: string): PageHead {
  const meta = new Map<string, string>()
  for (const tag of tagsOf(html, 'meta')) {
    const name = tag.get('name') ?? tag.get('property')
    if (name === undefined) continue
    if (meta.has(name)) throw new Error(`two ${name}`)
    meta.set(name, tag.get('content') ?? '')
  }
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  return {
    lang: tagsOf(html, 'html')[0]?.get('lang') ?? null,
    titles: textsOf(html.replace(/<svg\b.*?<\/svg>/gs, ''), 'title'),
    headings: textsOf(html, 'h1'),
    meta,
    canonical: tagsOf(html, 'link')
      .filter((tag) => tag.get('rel') === 'canonical')
      .map((tag) => tag.get('href') ?? ''),
    data: [...scripts].map(([, text = '']) => JSON.parse(text)),
    links: tagsOf(html, 'a').map((tag) => tag.get('href') ?? ''),
  }
}
