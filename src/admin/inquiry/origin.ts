import type { Inquiry } from '../../contract/inquiries.ts'
import {
  CART_PATH,
  CATALOGUE_PATH,
  COMPARE_PATH,
  CONTACT_PATH,
  productPath,
  SERVICES_PATH,
} from '../../lib/site-paths.ts'

const PAGES: readonly (readonly [path: string, name: string])[] = [
  [productPath(''), 'карточка'],
  [CART_PATH, 'корзина'],
  [COMPARE_PATH, 'сравнение'],
  [CATALOGUE_PATH, 'каталог'],
  [CONTACT_PATH, 'контакты'],
  [SERVICES_PATH, 'услуги'],
]

/** The page a request was sent from, in a word: «карточка»; null when it is not known. */
export function formatPage({ source: { page }, wizardData }: Origin): string | null {
  if (page === null) return null
  const path = toPath(page)
  if (path === '/') return wizardData ? 'подбор' : 'главная'
  return PAGES.find(([start]) => path.startsWith(start))?.[1] ?? path
}

/** The path of a page, whether stored as a path or as a whole address. */
export function toPath(page: string): string {
  return URL.canParse(page, 'http://site') ? new URL(page, 'http://site').pathname : page
}

/** The form that sent a request. */
export function formatForm({ items, wizardData, productName }: Origin): string {
  if (items !== null && items.length > 0) return 'Корзина'
  if (wizardData) return 'Подбор септика'
  return productName ? 'Карточка товара' : 'Форма связи'
}

const SOURCES = new Map(
  Object.entries({
    direct: 'Прямой заход',
    yandex: 'Яндекс',
    'yandex-direct': 'Яндекс Директ',
    google: 'Google',
    vk: 'ВКонтакте',
    telegram: 'Telegram',
    avito: 'Авито',
  }),
)

/** The name of a source: utm.source, else the referrer's host, else `direct`. */
export function formatSource(name: string): string {
  return SOURCES.get(name.toLowerCase()) ?? name
}

type Origin = Pick<Inquiry, 'source' | 'wizardData' | 'items' | 'productName'>
