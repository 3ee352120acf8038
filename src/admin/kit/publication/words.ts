import { formatWhen } from '../../../lib/moments.ts'
import { moscowFormat } from '../../../lib/moscow-format.ts'

/** Whether strangers see a record, and when that changes by itself. */
export interface Publication {
  published?: boolean | undefined
  publishAt?: string | null | undefined
  unpublishAt?: string | null | undefined
}

/** «Не опубликован», «Появится 25 ноября в 09:00», «Скроется завтра в 09:00»; null for what is simply shown. `now` in ms. */
export function describePublication(
  { published, publishAt, unpublishAt }: Publication,
  now: number,
): string | null {
  if (published !== false) return unpublishAt ? `Скроется ${formatWhen(unpublishAt, now)}` : null
  return publishAt ? `Появится ${formatWhen(publishAt, now)}` : 'Не опубликовано'
}

/** The same in the room of a list: «На сайте», «До 3 дек.», «С 25 нояб.», «Скрыто». */
export function describeShortly({ published, publishAt, unpublishAt }: Publication): string {
  if (published !== false) return unpublishAt ? `До ${toDay(unpublishAt)}` : 'На сайте'
  return publishAt ? `С ${toDay(publishAt)}` : 'Скрыто'
}

const shortDay = moscowFormat({ day: 'numeric', month: 'short' })
const toDay = (iso: string) => shortDay().format(new Date(iso))
