import type { LastBulk } from '../../../contract/catalogue/prices.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import {
  STAFF_BLOG_PATH,
  STAFF_FAQ_PATH,
  STAFF_PRICES_PATH,
  STAFF_PRODUCTS_PATH,
  STAFF_PROJECTS_PATH,
  STAFF_SETTINGS_PATH,
  STAFF_SPECS_PATH,
} from '../../../domain/site/staff-paths.ts'
import { hasSome } from '../../../domain/staff/rights.ts'
import { formatDate } from '../../../lib/dates.ts'
import { plural } from '../../../lib/text/plural.ts'
import { resources } from '../../resources.ts'
import { CardArt, type CardArtName } from './card-art.tsx'
import type { SiteCounts } from './queries.ts'

/** Cards of the resources with their counts (admin.md, section 2, dashboard). */
export function Cards({ user, counts, lastBulk }: CardsProps) {
  const cards = listCards(counts, lastBulk).filter(({ href }) => isOpenTo(user, href))
  if (cards.length === 0) return null
  return (
    <section className="resources" aria-labelledby="resources">
      <h2 id="resources">Разделы</h2>
      <ul className="cards">
        {cards.map(({ href, art, title, text }) => (
          <li key={href}>
            <a className="card" href={href}>
              <CardArt name={art} />
              <h3>{title}</h3>
              <p>{text}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether a screen opens for somebody. */
const isOpenTo = (user: CurrentUser, address: string) =>
  resources.some(
    ({ path, roles, rights }) => path === address && roles.includes(user.role) && hasSome(user, rights),
  )

interface Card {
  href: string
  art: CardArtName
  title: string
  text: string
}

function listCards(counts: SiteCounts | undefined, lastBulk: LastBulk | null): Card[] {
  const formatCount = (count: number | undefined, forms: readonly [string, string, string]) =>
    count === undefined ? '' : `${count} ${plural(count, forms)}`
  const join = (...parts: string[]) => parts.filter(Boolean).join(', ')
  const c = counts
  return [
    {
      href: STAFF_PRICES_PATH,
      art: 'prices',
      title: 'Управление ценами',
      text: `Один товар или сразу вся линейка. ${formatLastBulk(lastBulk)}`,
    },
    {
      href: STAFF_PRODUCTS_PATH,
      art: 'products',
      title: 'Управление каталогом',
      text: join(
        formatCount(c?.products, ['товар', 'товара', 'товаров']),
        formatCount(c?.categories, ['категория', 'категории', 'категорий']),
      ),
    },
    { href: STAFF_SPECS_PATH, art: 'specs', title: 'Спецификации', text: 'Категории, параметры, привязки' },
    {
      href: STAFF_BLOG_PATH,
      art: 'blog',
      title: 'Блог',
      text: join(
        formatCount(c?.posts, ['статья', 'статьи', 'статей']),
        formatCount(c?.drafts, ['черновик', 'черновика', 'черновиков']),
      ),
    },
    {
      href: STAFF_PROJECTS_PATH,
      art: 'projects',
      title: 'Проекты и работы',
      text: formatCount(c?.projects, ['проект', 'проекта', 'проектов']),
    },
    {
      href: STAFF_FAQ_PATH,
      art: 'faq',
      title: 'Управление FAQ',
      text: c
        ? `${formatCount(c.questions, ['вопрос', 'вопроса', 'вопросов'])} в ${c.questionCategories} ${plural(c.questionCategories, ['категории', 'категориях', 'категориях'])}`
        : '',
    },
    {
      href: STAFF_SETTINGS_PATH,
      art: 'settings',
      title: 'Настройки',
      text: 'Телефон, адрес, часы, счётчики',
    },
  ]
}

function formatLastBulk(last: LastBulk | null): string {
  if (!last) return ''
  const goods = plural(last.count, ['товар', 'товара', 'товаров'])
  return `Последнее изменение ${formatDate(last.changedAt)}: ${last.description}, ${last.count} ${goods}.`
}

interface CardsProps {
  user: CurrentUser
  counts: SiteCounts | undefined
  lastBulk: LastBulk | null
}
