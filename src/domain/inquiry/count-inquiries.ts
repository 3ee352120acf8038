import { plural } from '../../lib/text/plural.ts'

/** «14 запросов». */
export const countInquiries = (count: number): string =>
  `${count} ${plural(count, ['запрос', 'запроса', 'запросов'])}`

/** How many records an inquiry is: with its notes, photos, messages to staff and consents. */
export const countRecords = ({ notes, attachments, deliveries, consents }: Parts): number =>
  1 + notes.length + attachments.length + deliveries.length + consents.length

type Parts = Readonly<Record<'notes' | 'attachments' | 'deliveries' | 'consents', readonly unknown[]>>
