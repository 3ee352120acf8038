import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { CALL_BACK } from '../../../domain/inquiry/call-back.ts'
import { findHandSource } from '../../../domain/inquiry/hand-source.ts'
import { findCalculation } from '../../../domain/inquiry/offer/stored-offer.ts'
import {
  ABOUT_PATH,
  BLOG_PATH,
  CART_PATH,
  CATALOGUE_PATH,
  COMPARE_PATH,
  CONTACT_PATH,
  FAQ_PATH,
  PROJECTS_PATH,
  productPath,
  SEARCH_PATH,
  SELECTION_RULES_PATH,
  SERVICES_PATH,
} from '../../../domain/site/site-paths.ts'
import { upperFirst } from '../../../lib/text/lower-first.ts'

const PAGES: readonly (readonly [path: string, name: string])[] = [
  [productPath(''), 'карточка'],
  [CART_PATH, 'корзина'],
  [COMPARE_PATH, 'сравнение'],
  [CATALOGUE_PATH, 'каталог'],
  [CONTACT_PATH, 'контакты'],
  [SERVICES_PATH, 'услуги'],
  [PROJECTS_PATH, 'проекты'],
  [FAQ_PATH, 'вопросы'],
  [BLOG_PATH, 'блог'],
  [ABOUT_PATH, 'о компании'],
  [SEARCH_PATH, 'поиск'],
  [SELECTION_RULES_PATH, 'как считает подбор'],
]

/** The page an inquiry was sent from, in a word: «карточка»; null when it is not known. */
export function formatPage({ source: { page }, wizardData }: Origin): string | null {
  if (page === null) return null
  const path = toPath(page)
  if (path === '/') return wizardData ? 'подбор' : 'главная'
  return PAGES.find(([start]) => path.startsWith(start))?.[1] ?? path
}

/** A path in words, for a table: «Корзина», «Карточка: Топас 6»; `product` is the name of the one at a card. */
export function formatPath(path: string, product: string | null): string {
  if (path === '/') return 'Главная'
  const [start = '', name] = PAGES.find(([page]) => path.startsWith(page)) ?? []
  if (name === undefined) return path
  const rest = product ?? path.slice(start.length).replace(/^\//, '')
  const title = upperFirst(name)
  return rest === '' ? title : `${title}: ${rest}`
}

/** Address of the page that an inquiry was sent from: for the wizard's, its calculation; null when it is not known. */
export function toOriginHref({ source: { page }, wizardData }: Pick<Inquiry, 'source' | 'wizardData'>) {
  const path = page === null ? null : toPath(page)
  return path === null || path === '/' ? (findCalculation(wizardData) ?? path) : path
}

/** The path of a page, whether stored as a path or as a whole address. */
export function toPath(page: string): string {
  return URL.canParse(page, 'http://site') ? new URL(page, 'http://site').pathname : page
}

const SELECTION_FORM = 'Подбор септика'

/** Address of the form that sent an inquiry: of the selection its calculation; null when it is not known. */
export function toFormHref(inquiry: Origin): string | null {
  const calculation = formatForm(inquiry) === SELECTION_FORM ? findCalculation(inquiry.wizardData) : null
  return calculation ?? toOriginHref(inquiry)
}

/** How an inquiry came that staff entered themselves. */
const BY_HAND = { phone: 'По телефону', visit: 'В офисе' } as const

/** The form that sent an inquiry, or how it came without one. */
export function formatForm(inquiry: Origin): string {
  const { items, wizardData, productName, service } = inquiry
  const hand = findHandSource(inquiry)
  if (hand !== null) return BY_HAND[hand]
  if (items !== null && items.length > 0) return 'Корзина'
  if (wizardData) return SELECTION_FORM
  if (service === CALL_BACK.service) return 'Форма «Перезвоните мне»'
  return productName ? 'Карточка товара' : 'Форма связи'
}

type Origin = Pick<Inquiry, 'source' | 'sourceName' | 'wizardData' | 'items' | 'productName' | 'service'>
