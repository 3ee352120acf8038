import {
  ABOUT_PATH,
  CONSENT_PATH,
  CONTACT_PATH,
  PRIVACY_PATH,
  SERVICES_PATH,
  TERMS_PATH,
} from './site-paths.ts'

/** The pages whose texts staff edit: what they are called, where visitors read them, and whether only an admin may change them. */
export const TEXT_PAGES = {
  home: { title: 'Главная', path: '/' },
  about: { title: 'О компании', path: ABOUT_PATH },
  services: { title: 'Услуги', path: SERVICES_PATH },
  contact: { title: 'Контакты', path: CONTACT_PATH },
  privacy: { title: 'Политика', path: PRIVACY_PATH, isForAdmin: true },
  terms: { title: 'Оферта', path: TERMS_PATH, isForAdmin: true },
  consent: { title: 'Согласия', path: CONSENT_PATH, isForAdmin: true },
  chrome: { title: 'Шапка, подвал, разделы', path: '/' },
} as const satisfies Record<string, TextPage>
export type PageKey = keyof typeof TEXT_PAGES

interface TextPage {
  title: string
  path: string
  isForAdmin?: boolean
}

/** Whether a page of that key has texts of the staff's. */
export const isPageKey = (key: string): key is PageKey => Object.hasOwn(TEXT_PAGES, key)

/** All such pages, in the order in which staff see them. */
export const PAGE_KEYS = /* @__PURE__ */ Object.keys(TEXT_PAGES).filter(isPageKey)

/** Whether only an admin may change the texts of that page (decisions.md, access). */
export const isForAdmin = (key: PageKey): boolean => 'isForAdmin' in TEXT_PAGES[key]
