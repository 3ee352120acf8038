import type { SAMPLE_GROUPS } from '../../../contract/content/samples.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import {
  STAFF_PRODUCTS_PATH,
  STAFF_PROJECTS_PATH,
  STAFF_SETTINGS_PATH,
} from '../../../domain/site/staff-paths.ts'
import { isForAdmin, type PageKey } from '../../../domain/site/text-pages.ts'

/** What the list «Перед открытием» says of an item. */
export interface SampleItem {
  title: string
  group: (typeof SAMPLE_GROUPS)[number]
  where: string
  href: string
  isForAdmin: boolean
}

const textsOf = (page: PageKey) => ({
  href: `${staffEndpoints.adminPages.list.path}?page=${page}`,
  isForAdmin: isForAdmin(page),
})
const screen = (href: string) => ({ href, isForAdmin: false })
const settings = { href: STAFF_SETTINGS_PATH, isForAdmin: true }

/** All items but the prices, in the order of the list. */
export const SAMPLE_ITEMS = {
  experience: {
    title: 'Опыт и год основания',
    group: 'promises',
    where: 'Главная, «О компании», шапка',
    ...textsOf('chrome'),
  },
  'projects-done': {
    title: 'Число сданных проектов',
    group: 'promises',
    where: 'Главная и «О компании»',
    ...textsOf('chrome'),
  },
  promises: {
    title: 'Гарантия, неустойка и другие обещания',
    group: 'promises',
    where: 'Главная, «Почему нам доверяют»',
    ...textsOf('home'),
  },
  figures: {
    title: 'Цифры о компании',
    group: 'promises',
    where: 'Главная и «О компании»: представительства и районы',
    ...textsOf('home'),
  },
  history: {
    title: 'История компании',
    group: 'promises',
    where: '«О компании», «История»',
    ...textsOf('about'),
  },
  values: {
    title: 'Ценности компании',
    group: 'promises',
    where: '«О компании», «Ценности»',
    ...textsOf('about'),
  },
  team: { title: 'Команда', group: 'promises', where: '«О компании», «Команда»', ...textsOf('about') },
  districts: {
    title: 'Районы, где работаете',
    group: 'promises',
    where: 'Главная, карта «Где работаем»',
    ...screen(staffEndpoints.adminDistricts.list.path),
  },
  reviews: {
    title: 'Отзывы',
    group: 'works',
    where: 'Придуманы. Нужны отзывы ваших заказчиков с их согласия',
    ...screen(staffEndpoints.adminReviews.list.path),
  },
  projects: {
    title: 'Проекты',
    group: 'works',
    where: 'Места и сроки придуманы, вместо фото чертежи',
    ...screen(STAFF_PROJECTS_PATH),
  },
  privacy: {
    title: 'Политика обработки данных',
    group: 'law',
    where: 'Образец: покажите его юристу',
    ...textsOf('privacy'),
  },
  terms: {
    title: 'Договор оферты',
    group: 'law',
    where: 'Образец: покажите его юристу',
    ...textsOf('terms'),
  },
  consent: {
    title: 'Согласие на обработку данных',
    group: 'law',
    where: 'Под каждой формой. Образец: покажите его юристу',
    ...textsOf('consent'),
  },
  company: {
    title: 'Название организации, ИНН и ОГРН',
    group: 'law',
    where: 'Подвал, «Контакты», договор и политика',
    ...settings,
  },
  contacts: { title: 'Телефон и адрес', group: 'law', where: 'Каждая страница', ...settings },
} as const satisfies Record<string, SampleItem>
export type FixedKey = keyof typeof SAMPLE_ITEMS

/** Whether it is an item that every shop has. */
export const isFixedKey = (key: string): key is FixedKey => Object.hasOwn(SAMPLE_ITEMS, key)

const PRICES = 'prices-'

/** Key of the prices of one manufacturer. */
export const pricesKey = (slug: string) => PRICES + slug

/** The item of a key; `maker` is whose prices these are. Null for a key of a later version. */
export function describeItem(key: string, maker: string | undefined): SampleItem | null {
  if (isFixedKey(key)) return SAMPLE_ITEMS[key]
  if (!key.startsWith(PRICES)) return null
  const slug = key.slice(PRICES.length)
  return {
    title: `Цены: ${maker ?? slug}`,
    group: 'prices',
    where: 'Каталог: цены из образца',
    ...screen(`${STAFF_PRODUCTS_PATH}?manufacturer=${encodeURIComponent(slug)}`),
  }
}
