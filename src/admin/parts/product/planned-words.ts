import type { PastWork, PlannedWork } from '../../../contract/records/schedule.ts'
import { formatClock, formatDayWord } from '../../../lib/moments.ts'
import { formatMoney } from '../../../lib/money.ts'
import { plural } from '../../../lib/text/plural.ts'

const NB = '\u00A0'
const GOODS = ['товар', 'товара', 'товаров'] as const

/** «17 товаров». */
const countGoods = (count: number) => `${count}${NB}${plural(count, GOODS)}`

/** What will happen, in one line. */
export function formatPlanned({ kind, entity, title, price, count }: PlannedWork): string {
  if (kind === 'price') return `${title}: ${formatMoney(price ?? 0)}`
  if (kind === 'bulk') return `Цены — ${title}, ${countGoods(count ?? 0)}`
  if (entity === 'posts') return `Статья «${title}» выйдет на сайт`
  return kind === 'publish' ? `${title} появится на сайте` : `${title} уйдёт с сайта`
}

/** The price that one product gets: «225 000 ₽ с 1 декабря 09:00», «сегодня с 09:00»; `now` in ms. */
export function formatPlannedPrice({ price, at }: Pick<PlannedWork, 'price' | 'at'>, now: number): string {
  const day = formatDayWord(at, now)
  const from = /^\d/.test(day) ? `с ${day} ${formatClock(at)}` : `${day} с ${formatClock(at)}`
  return `${formatMoney(price ?? 0)} ${from.replaceAll(' ', NB)}`
}

/** What is to be known beside it; null for nothing. */
export function formatPlannedNote({ kind, oldPrice, changed }: PlannedWork): string | null {
  if (kind === 'price') return formatOldPrice(oldPrice, changed.length > 0)
  if (kind === 'publish') return 'Сейчас видно только сотрудникам'
  return kind === 'unpublish' ? 'Страница ответит «не найдено»' : null
}

/** The price that a plan was made over, which may not be the present one any more. */
function formatOldPrice(price: number | null, isPast: boolean): string {
  if (isPast)
    return price === null
      ? 'Цены не было, когда планировали'
      : `Было ${formatMoney(price)}, когда планировали`
  return price === null ? 'Сейчас цены нет' : `Сейчас ${formatMoney(price)}`
}

/** Which products have changed since planning; null for none. */
export function formatChangedSince({ kind, changed }: PlannedWork): string | null {
  if (changed.length === 0) return null
  if (kind === 'price') return 'Цену с тех пор изменили: эту не поставим'
  const verb = plural(changed.length, [
    'с тех пор изменился, его',
    'с тех пор изменились, их',
    'с тех пор изменились, их',
  ])
  return `${countGoods(changed.length)} ${verb} не тронем: ${listNames(changed)}`
}

/** What was planned, of a plan whose hour has come. */
export function formatPast({ title, price, count }: PastWork): string {
  return count === null ? `${title}: ${formatMoney(price ?? 0)}` : `Цены — ${title}, ${countGoods(count)}`
}

/** «3 товара остались с прежней ценой». */
export function formatLeft({ left }: PastWork): string {
  const verb = plural(left.length, ['остался', 'остались', 'осталось'])
  return `${countGoods(left.length)} ${verb} с прежней ценой`
}

/** Names, the first ones and how many more: «Топас 5, Топас 8 и ещё 3». */
export function listNames(products: readonly { name: string }[]): string {
  const shown = products.slice(0, products.length > 6 ? 5 : 6).map(({ name }) => name)
  const more = products.length - shown.length
  return more > 0 ? `${shown.join(', ')} и ещё ${more}` : shown.join(', ')
}
