/** What an admin may close for a manager: parts of the shop, and acts that cannot easily be taken back. */
export const RIGHT_LABELS = {
  catalogue: 'Каталог',
  prices: 'Цены',
  content: 'Содержание сайта',
  inquiries: 'Запросы',
  export: 'Выгрузка',
  delete: 'Удаление',
  merge: 'Объединение запросов',
} as const
export type Right = keyof typeof RIGHT_LABELS
export type Section = Exclude<Right, RightAction>
export type RightAction = 'export' | 'delete' | 'merge'

/** What a narrowed manager may do. Without it a manager may do all that the role may; admins are never narrowed. */
export interface Rights extends Readonly<Record<Right, boolean>> {
  /** The largest change of a price, in per cent of the former one; null without a limit. */
  readonly priceChange: number | null
}

/** Somebody with a role, perhaps narrowed. */
export interface Narrowed {
  readonly role: string
  readonly rights?: Rights | null | undefined
}

/** Whether this right is left to somebody. */
export const hasRight = ({ role, rights }: Narrowed, right: Right): boolean =>
  role === 'admin' || (rights?.[right] ?? true)

/** Whether one of these rights is left to somebody; of none nobody is asked. */
export const hasSome = (person: Narrowed, rights: readonly Right[] = []): boolean =>
  rights.length === 0 || rights.some((right) => hasRight(person, right))

/** The largest change of a price in per cent: 0 when prices are closed, null without a limit. */
export function priceLimitOf(person: Narrowed): number | null {
  if (!hasRight(person, 'prices')) return 0
  return person.role === 'admin' ? null : (person.rights?.priceChange ?? null)
}

/** Whether a price (kopecks) may become another one. A first price is no change; taking one away is a change by 100 %. */
export function isWithinLimit(limit: number | null, from: number | null, to: number | null): boolean {
  if (limit === null || from === to) return true
  if (limit === 0) return false
  return from === null || from === 0 || Math.abs((to ?? 0) - from) * 100 <= limit * from
}

/** Whether these rights take anything away. */
export const isNarrowing = (rights: Rights | null): boolean =>
  rights !== null && Object.values(rights).some((value) => value !== true && value !== null)
