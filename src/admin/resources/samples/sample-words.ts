import type { Sample, Samples } from '../../../contract/content/samples.ts'
import { STAFF_MANUFACTURERS_PATH, STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { hasRight, type Narrowed } from '../../../domain/staff/rights.ts'
import { formatAt } from '../../../lib/moments.ts'

/** Headings of the groups, in their order. */
export const GROUP_TITLES: Readonly<Record<Sample['group'], string>> = {
  promises: 'Что обещает сайт',
  firm: 'О фирме на каждой странице',
  services: 'Услуги',
  works: 'Отзывы и работы',
  articles: 'Статьи, ответы и описания',
  law: 'Право',
  prices: 'Цены',
}

/** Why somebody cannot replace an item; null who can. The list itself is only for who may write texts. */
export function findHindrance(
  { isForAdmin, group, href }: Pick<Sample, 'isForAdmin' | 'group' | 'href'>,
  person: Narrowed,
): string | null {
  if (isForAdmin && person.role !== 'admin') return 'Меняет администратор'
  const isOfCatalogue = [STAFF_PRODUCTS_PATH, STAFF_MANUFACTURERS_PATH].some((path) => href.startsWith(path))
  const isClosed =
    (isOfCatalogue && !hasRight(person, 'catalogue')) || (group === 'prices' && !hasRight(person, 'prices'))
  return isClosed ? 'Этот раздел для вас закрыт' : null
}

/** Below the title of an item: where it stands, or what became of it; `now` in ms. */
export function formatRemark(sample: Sample, now: number): string {
  const { state, where, acceptedBy, acceptedAt, changedBy, changedAt } = sample
  if (state === 'replaced') return withAuthor('Заменено своим', changedBy, changedAt, now)
  if (state === 'removed') return withAuthor('Убрано с сайта', changedBy, changedAt, now)
  if (state === 'open') return [where, formatLeft(sample)].filter(Boolean).join('. ')
  return withAuthor('Оставлено как есть', acceptedBy, acceptedAt, now)
}

/** What became of it, with who and when as far as it is known. */
function withAuthor(
  what: string,
  who: string | null | undefined,
  at: string | null | undefined,
  now: number,
): string {
  const known = [who, at && formatAt(at, now)].filter(Boolean).join(', ')
  return [what, known].filter(Boolean).join(': ')
}

/** How much is still to be replaced of what has been begun. */
function formatLeft({ parts = 0, left = parts }: Sample): string {
  return left < parts ? `Как в образце ещё ${left} из ${parts}` : ''
}

/** What search engines are told while the list goes on, in two sentences. */
export function describeRobots({ isClosed }: Pick<Samples, 'isClosed'>): { title: string; text: string } {
  if (isClosed)
    return {
      title: 'Поисковики сайт пока не видят.',
      text: 'Откроем его сами, когда список кончится. Посетителям он виден и сейчас.',
    }
  return {
    title: 'От поисковиков сайт не закрыт:',
    text: 'его адрес (PUBLIC_URL) не задан, локальный или без https. С адресом https сайт закроется сам и откроется, когда список кончится.',
  }
}

/** How many items are in each state that counts as done. */
export function countDone(items: readonly Sample[]) {
  const count = (state: Sample['state']) => items.filter((item) => item.state === state).length
  return [
    { state: 'replaced' as const, label: 'Заменены', count: count('replaced') },
    { state: 'removed' as const, label: 'Убраны', count: count('removed') },
    { state: 'accepted' as const, label: 'Оставлены', count: count('accepted') },
  ].filter((one) => one.count > 0)
}
