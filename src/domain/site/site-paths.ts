/** Addresses of the storefront (storefront.md, section 2). The home page is `/`. */
export const CATALOGUE_PATH = '/catalog'
export const COMPARE_PATH = '/compare'
export const CART_PATH = '/cart'
export const SEARCH_PATH = '/search'
export const PROJECTS_PATH = '/projects'
export const SERVICES_PATH = '/services'
export const FAQ_PATH = '/faq'
export const BLOG_PATH = '/blog'
export const ABOUT_PATH = '/about'
export const CONTACT_PATH = '/contact'
/** Where «Перезвоните мне» leads without its drawer: to the phone, the chats and the form. */
export const CALL_BACK_PATH = '/contact#contact'
export const PRIVACY_PATH = '/privacy'
export const TERMS_PATH = '/terms'
/** The current consent texts; older ones are at `consentVersionPath`. */
export const CONSENT_PATH = '/consent'
export const SITE_MAP_PATH = '/sitemap'
/** How the selection works: its rules with their sources. */
export const SELECTION_RULES_PATH = '/selection-rules'

/** RSS feed of the blog. */
export const FEED_PATH = '/blog/rss.xml'

/** The products for Yandex, as YML. */
export const PRODUCT_FEED_PATH = '/feeds/yandex.yml'

/** A version of the consent texts. */
export const consentVersionPath = (version: number | string) => `${CONSENT_PATH}/${version}`

/** A product's page. */
export const productPath = (slug: string) => `/product/${slug}`

/** The catalogue of one manufacturer. */
export const manufacturerPath = (slug: string) => `${CATALOGUE_PATH}/${slug}`

/** A service on the page of services. */
export const servicePath = (id: string) => `${SERVICES_PATH}#${id}`

/** A page about one task, with the models for it. */
export const landingPath = (slug: string) => `/selection/${slug}`

/** A project's page. */
export const projectPath = (id: number | string) => `${PROJECTS_PATH}/${id}`

/** A post's page. */
export const postPath = (slug: string) => `${BLOG_PATH}/${slug}`

/** The posts of one category. */
export const blogCategoryPath = (slug: string) => `${BLOG_PATH}/category/${slug}`

/** The questions of one category. */
export const faqCategoryPath = (slug: string) => `${FAQ_PATH}/${slug}`

/** The search page for a text. */
export const searchPath = (text: string) => `${SEARCH_PATH}?q=${encodeURIComponent(text)}`

/** The shareable comparison of these products. */
export const comparePath = (items: readonly { id: number }[]) =>
  `${COMPARE_PATH}?ids=${items.map(({ id }) => id).join(',')}`

/** A preview by link: rendered by the server alone, no page of the router. */
export const previewPath = (token: string) => `/preview/${token}`

/** Web manifest of a shop with an icon of its own. */
export const SITE_MANIFEST_PATH = '/site.webmanifest'
