import { storedValue, toFields } from '../../../ui/stored-value.ts'
import { hasNumber } from '../../inquiry/outbox/inquiry-number.ts'
import { UNSENT_KEY } from '../../inquiry/outbox/unsent-key.ts'
import type { Told } from './commerce.ts'
import { watchOwn } from './watch-own.ts'

/** An inquiry that the shop has taken, without who made it and what was written. */
export interface TakenInquiry {
  form: string
  /** Null where the answer had none. */
  number: number | null
  items: readonly Told[]
}

const toTaken = (form: string, number: unknown, items: unknown): TakenInquiry => ({
  form,
  number: hasNumber(number) ? number : null,
  items: Array.isArray(items) ? items.map(toTold) : [],
})

/** A product as cart or queue keep it: the one with its maker, the other without. */
function toTold(item: unknown): Told {
  const { id, name, price, manufacturerName } = toFields(item)
  return {
    id: Number(id),
    name: String(name),
    price: typeof price === 'number' ? price : null,
    ...(typeof manufacturerName === 'string' && { manufacturerName }),
  }
}

/** Calls back with what this form of the page has sent, as it keeps it for its confirmation; returns what ends it. */
export function watchForm(form: string, onTaken: (inquiry: TakenInquiry) => void): () => void {
  const kept = storedValue(`inquiry-sent:${form}`, toFields, 'sessionStorage')
  return watchOwn(kept, ({ id, at, items }, before) => {
    if (at !== undefined && at !== before.at) onTaken(toTaken(form, id, items))
  })
}

/** Calls back with what the queue of this device has sent, and with `null` for a text that a chat was opened with; returns what ends it. */
export function watchQueue(onTaken: (inquiry: TakenInquiry | null) => void): () => void {
  const queue = storedValue(UNSENT_KEY, (all) => (Array.isArray(all) ? all.map(toFields) : []))
  return watchOwn(queue, (all, before) => {
    const isNew = (one: (typeof all)[number]) =>
      !before.some(({ key, state, chat }) => key === one.key && state === one.state && chat === one.chat)
    for (const { form, state, chat, number, inquiry } of all.filter(isNew)) {
      if (state === 'sent') onTaken(toTaken(String(form), number, toFields(inquiry).items))
      if (state === 'kept' && chat === 'opened') onTaken(null)
    }
  })
}
