import type { Inquiry } from '../../contract/inquiries.ts'
import { days } from '../../lib/duration.ts'
import { formatMoney, sumPrices } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import { formatType } from '../inquiry-words.ts'

/** Statuses cannot be changed here, so only fresh requests count (decisions.md, «Ждут звонка»). */
const FRESH = days(3)

/** New requests of the last three days, the longest waiting first. */
export function listWaiting(inquiries: readonly Inquiry[], now: number): Inquiry[] {
  return inquiries
    .filter(({ status, createdAt }) => status === 'new' && now - Date.parse(createdAt) <= FRESH)
    .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt))
}

/** What a client wants, in one line. */
export function formatWish({ type, productName, items }: Inquiry): string {
  if (items && items.length > 0) {
    const goods = `Корзина: ${items.length} ${plural(items.length, ['товар', 'товара', 'товаров'])}`
    const total = sumPrices(items)
    return total > 0 ? `${goods} · ${formatMoney(total)}` : goods
  }
  return productName ? `${productName} · запрос о продукте` : formatType(type)
}

/** The line under the date: how many wait, and who the longest. */
export function formatQueue(waiting: readonly Inquiry[]): string {
  const [longest] = waiting
  if (!longest) return 'Никто не ждёт звонка.'
  const count = waiting.length
  const clients = `${count} ${plural(count, ['клиент ждёт', 'клиента ждут', 'клиентов ждут'])} звонка.`
  return count > 1 ? `${clients} Дольше всех — ${longest.name.replace(/\.$/, '')}.` : clients
}
