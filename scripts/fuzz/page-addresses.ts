import { RENDERER_VERSION } from '@septic-shop/station-drawing/renderer-version.ts'
import { STAFF_SCREENS } from '../../src/contract/staff-screens.ts'
import * as site from '../../src/domain/site/site-paths.ts'
import { STAFF_LOGIN_PATH, STAFF_PATH, STAFF_RESET_PATH } from '../../src/domain/site/staff-paths.ts'

/** An address, or many of one kind, that the shop answers outside of `/api`. */
export interface PageAddress {
  /** Places in braces: `{product}`. */
  path: string
  /** What is read behind the question mark, with right values. */
  parameters: Readonly<Record<string, readonly string[]>>
  /** Media type of a right answer; null where it leads elsewhere. */
  type: string | null
  /** Status of a right answer. */
  status: 200 | 301 | 302 | 404
}

/** Right values of places, the first of which leads to an answer in a fresh shop. */
export type PlaceNames = Readonly<Record<string, readonly string[]>>

const HTML = 'text/html'
const XML = 'application/xml'
const SCRIPT = 'text/javascript'
const MANIFEST = 'application/manifest+json'
const STATION = 'topas-box-1150x1170x2550-600-gravity'
const PLOT = '2c6e3f-box-1150x1170x2550-600-gravity-house50-run8-way12-ditch120-loam'

/** Places that mean the same in every shop with the content of the seed. */
export const COMMON_NAMES: PlaceNames = {
  manufacturer: ['topas', 'eurolos', 'TOPAS', 'топас'],
  product: ['topas-5', 'topas-4-pr', 'Topas-5'],
  consent: ['1', '2', '01'],
  task: ['septik-na-5-chelovek'],
  topic: ['montazh', 'vybor-stancii'],
  post: ['kak-vybrat-stanciyu'],
  category: ['montazh-i-grunty'],
  project: ['1', '2', '01', '1e0'],
  nothing: ['nothing/here', 'index.php', 'wp-login.php', '.env', '.git/config', 'catalog/topas/x'],
  screen: [...STAFF_SCREENS]
    .filter((path) => path !== STAFF_PATH)
    .map((path) => path.slice(STAFF_PATH.length + 1).replace(':id', '1')),
  version: [RENDERER_VERSION, 'v1'],
  drawing: [
    `card/${STATION}.svg`,
    `section/${PLOT}.svg`,
    `open-graph/${STATION}.png`,
    `open-graph/${STATION}.jpeg`,
  ],
  picture: ['200/our_services.png.webp', '1200/blog/voda.svg.png', 'icon-32/our_services.png.png'],
  asset: ['logo.css', 'our_services.png', 'preview.css', 'blog/voda.svg'],
}

const LIST = {
  users: ['5', '4'],
  price: ['160000-400000', '0-1'],
  sort: ['price_asc', 'price_desc', 'default'],
  'spec.body': ['Низкий'],
  page: ['2', '1'],
}

const page = (path: string, parameters: PageAddress['parameters'] = {}): PageAddress => ({
  path,
  parameters,
  type: HTML,
  status: 200,
})
const file = (path: string, type: string): PageAddress => ({ ...page(path, { v: ['1'] }), type })
const moved = (path: string, status: 301 | 302): PageAddress => ({
  ...page(path, { utm_source: ['letter'] }),
  type: null,
  status,
})

/** Every kind of address outside of `/api`. */
export const PAGE_ADDRESSES: readonly PageAddress[] = [
  page('/', { residents: ['5'], soil: ['clay'], name: ['Иван'] }),
  page(site.CATALOGUE_PATH, LIST),
  page(site.manufacturerPath('{manufacturer}'), LIST),
  page(site.productPath('{product}')),
  page(site.COMPARE_PATH, { ids: ['1,2', '1,2,3,4,5,6,7,8', '1'] }),
  page(site.CART_PATH),
  page(site.SEARCH_PATH, { q: ['топас', 'сколько стоит монтаж', 'ничего'], page: ['1', '2'] }),
  page(site.ABOUT_PATH),
  page(site.CONTACT_PATH),
  page(site.SERVICES_PATH),
  page(site.PRIVACY_PATH),
  page(site.TERMS_PATH),
  page(site.CONSENT_PATH),
  page(site.consentVersionPath('{consent}')),
  page(site.SITE_MAP_PATH),
  page(site.SELECTION_RULES_PATH),
  page(site.landingPath('{task}'), LIST),
  page(site.FAQ_PATH),
  page(site.faqCategoryPath('{topic}')),
  page(site.BLOG_PATH, { page: ['2'] }),
  page(site.blogCategoryPath('{category}')),
  page(site.postPath('{post}')),
  page(site.PROJECTS_PATH, { location: ['Мытищи', 'Нет такого'] }),
  page(site.projectPath('{project}')),
  { ...page('/{nothing}', { q: ['топас'] }), status: 404 },
  moved('/{moved}', 301),
  page(site.previewPath('{preview}')),
  page(STAFF_PATH),
  page(STAFF_LOGIN_PATH, { next: [STAFF_PATH, '/'] }),
  page(STAFF_RESET_PATH, { token: ['a'] }),
  page(`${STAFF_PATH}/{screen}`, { page: ['2'], q: ['топас'], sort: ['name'] }),
  file('/robots.txt', 'text/plain'),
  file('/sitemap.xml', XML),
  file(site.FEED_PATH, 'application/rss+xml'),
  file(site.PRODUCT_FEED_PATH, XML),
  file('/{key}.txt', 'text/plain'),
  moved('/favicon.ico', 302),
  file(site.SITE_MANIFEST_PATH, MANIFEST),
  file('/favicon.svg', 'image/svg+xml'),
  file('/offline', HTML),
  file('/offline.js', SCRIPT),
  file('/sw.js', SCRIPT),
  file('/staff-sw.js', SCRIPT),
  file('/staff.webmanifest', MANIFEST),
  file('/built/{built}', SCRIPT),
  file('/assets/{asset}', 'text/css'),
  file('/assets/uploads/{upload}', 'image/jpeg'),
  file('/pictures/{picture}', 'image/webp'),
  file('/drawings/{version}/{drawing}', 'image/svg+xml'),
  file('/healthz', 'application/json'),
  file('/readyz', 'application/json'),
]
