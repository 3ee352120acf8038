import type { SAMPLE_GROUPS } from '../../../contract/content/samples.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import type { AllBlocksOf } from '../../../contract/pages/pages.ts'
import {
  partAnchor,
  STAFF_BLOG_PATH,
  STAFF_FAQ_PATH,
  STAFF_MANUFACTURERS_PATH,
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

type PartOf<Page extends PageKey> = keyof AllBlocksOf<Page> & string

/** Where a part of the texts of a page is written, whatever it is called. */
export const anyPartPath = (page: PageKey, part: string) =>
  `${staffEndpoints.adminPages.list.path}?page=${page}#${partAnchor(part)}`

/** The same of a part that the page has. */
export const partPath = <Page extends PageKey>(page: Page, part: PartOf<Page>) => anyPartPath(page, part)

const textsOf = <Page extends PageKey>(page: Page, part: PartOf<Page>) => ({
  href: partPath(page, part),
  isForAdmin: isForAdmin(page),
})
const screen = (href: string) => ({ href, isForAdmin: false })
const settings = { href: STAFF_SETTINGS_PATH, isForAdmin: true }
/** The tab of the settings that has firm, contacts and hours. */
const company = { href: `${STAFF_SETTINGS_PATH}?tab=company`, isForAdmin: true }

/** All items but the prices, in the order of the list. */
export const SAMPLE_ITEMS = {
  experience: {
    title: 'Опыт и год основания',
    group: 'promises',
    where: 'Главная, «О компании», шапка',
    ...textsOf('chrome', 'firm'),
  },
  'projects-done': {
    title: 'Число сданных проектов',
    group: 'promises',
    where: 'Главная и «О компании»',
    ...textsOf('chrome', 'firm'),
  },
  promises: {
    title: 'Гарантия, неустойка и другие обещания',
    group: 'promises',
    where: 'Главная, «Почему нам доверяют»',
    ...textsOf('home', 'why'),
  },
  figures: {
    title: 'Цифры о компании',
    group: 'promises',
    where: 'Главная и «О компании»: представительства и районы',
    ...textsOf('home', 'facts'),
  },
  'home-about': {
    title: '«Официально представляем трёх производителей»',
    group: 'promises',
    where: 'Главная, «О компании»',
    ...textsOf('home', 'about'),
  },
  'about-start': {
    title: '«Официальный представитель трёх производителей»',
    group: 'promises',
    where: '«О компании»: начало страницы, производители и описание для поисковиков',
    ...textsOf('about', 'start'),
  },
  history: {
    title: 'История компании',
    group: 'promises',
    where: '«О компании», «История»',
    ...textsOf('about', 'history'),
  },
  values: {
    title: 'Ценности компании',
    group: 'promises',
    where: '«О компании», «Ценности»',
    ...textsOf('about', 'values'),
  },
  team: {
    title: 'Команда',
    group: 'promises',
    where: '«О компании», «Команда»',
    ...textsOf('about', 'team'),
  },
  offers: {
    title: 'Обещания при заявке и цене',
    group: 'promises',
    where: 'Страница товара, подбор, поиск, корзина и после заявки',
    ...textsOf('chrome', 'productPage'),
  },
  appeals: {
    title: 'Обещания в первых строках и призывах',
    group: 'promises',
    where:
      'Главная, «О компании» (ценности, призыв), «Контакты», «Наши работы», «Вопросы и ответы», кнопка связи, карта сайта',
    ...textsOf('home', 'start'),
  },
  districts: {
    title: 'Районы, где работаете',
    group: 'promises',
    where: 'Главная, карта «Где работаем»',
    ...screen(staffEndpoints.adminDistricts.list.path),
  },
  'districts-text': {
    title: 'Текст о районах и место офиса',
    group: 'promises',
    where: 'Главная, «Где работаем»: текст, офис и описание карты',
    ...textsOf('home', 'districts'),
  },
  bodies: {
    title: 'Корпуса и модели на главной',
    group: 'promises',
    where: 'Главная, «Три корпуса»: тексты и ссылки на Топас и Евролос',
    ...textsOf('home', 'bodies'),
  },
  site: {
    title: 'Название и описание сайта',
    group: 'firm',
    where: 'Шапка, подвал, поисковики',
    ...settings,
  },
  contacts: { title: 'Телефон и адрес', group: 'firm', where: 'Каждая страница', ...company },
  hours: {
    title: 'Часы работы',
    group: 'firm',
    where: 'Шапка, подвал, «Контакты», обещанный звонок',
    ...company,
  },
  region: {
    title: 'Область и глубина промерзания',
    group: 'firm',
    where: 'Заголовки и тексты всех страниц',
    ...textsOf('chrome', 'firm'),
  },
  header: {
    title: '«Выезд инженера по восьми районам области»',
    group: 'firm',
    where: 'Шапка',
    ...textsOf('chrome', 'header'),
  },
  footer: {
    title: '«Официальный представитель трёх производителей»',
    group: 'firm',
    where: 'Подвал',
    ...textsOf('chrome', 'footer'),
  },
  office: {
    title: 'Как вас найти',
    group: 'firm',
    where: '«Контакты», под схемой',
    ...textsOf('contact', 'office'),
  },
  services: {
    title: 'Одиннадцать услуг',
    group: 'services',
    where: '«Услуги»',
    ...textsOf('services', 'list'),
  },
  'home-services': {
    title: 'Услуги на главной',
    group: 'services',
    where: 'Главная, «Услуги»',
    ...textsOf('home', 'services'),
  },
  'footer-services': {
    title: 'Услуги в подвале',
    group: 'services',
    where: 'Подвал и карта сайта',
    ...textsOf('chrome', 'footer'),
  },
  'contact-services': {
    title: 'Услуги в форме «Контакты»',
    group: 'services',
    where: '«Контакты», список услуг',
    ...textsOf('contact', 'ways'),
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
  posts: {
    title: 'Статьи с ценами, сроками и гарантией',
    group: 'articles',
    where: 'Блог: что в них обещано, обещаете вы',
    ...screen(STAFF_BLOG_PATH),
  },
  answers: {
    title: 'Ответы с ценами, сроками и гарантией',
    group: 'articles',
    where: '«Вопросы и ответы»: что в них обещано, обещаете вы',
    ...screen(STAFF_FAQ_PATH),
  },
  makers: {
    title: 'Описания производителей и серий с обещаниями',
    group: 'articles',
    where: 'Страницы производителей: гарантия, сроки, договор',
    ...screen(STAFF_MANUFACTURERS_PATH),
  },
  models: {
    title: 'Описания товаров с обещаниями',
    group: 'articles',
    where: 'Страницы товаров: договор, работа, область',
    ...screen(STAFF_PRODUCTS_PATH),
  },
  claims: {
    title: 'Гарантия и обещания в характеристиках товаров',
    group: 'articles',
    where: 'Страницы товаров: преимущества и характеристики',
    ...screen(STAFF_PRODUCTS_PATH),
  },
  privacy: {
    title: 'Политика обработки данных',
    group: 'law',
    where: 'Образец: покажите его юристу',
    ...textsOf('privacy', 'start'),
  },
  terms: {
    title: 'Договор оферты',
    group: 'law',
    where: 'Образец: покажите его юристу',
    ...textsOf('terms', 'start'),
  },
  consent: {
    title: 'Согласие на обработку данных',
    group: 'law',
    where: 'Под каждой формой. Образец: покажите его юристу',
    ...textsOf('consent', 'request'),
  },
  company: {
    title: 'Название организации, ИНН и ОГРН',
    group: 'law',
    where: 'Подвал, «Контакты», договор и политика',
    ...company,
  },
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
