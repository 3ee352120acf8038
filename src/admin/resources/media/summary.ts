import type { Media, MediaSummary } from '../../../contract/content/media.ts'
import { formatBytes } from '../../../lib/bytes.ts'
import { plural } from '../../../lib/text/plural.ts'
import { isLarge } from '../../kit/table/whole-list.ts'

/** The figures about a library, which the server counts of a large one. */
export function toFigures(list: readonly Media[] | MediaSummary): MediaSummary {
  if (isLarge(list)) return list
  const documents = list.filter(({ kind }) => kind === 'document').length
  return {
    total: list.length,
    pictures: list.length - documents,
    documents,
    undescribed: list.filter(({ kind, alt }) => kind === 'picture' && alt === '').length,
    unused: list.filter(({ usedIn }) => usedIn.length === 0).length,
    bytes: list.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
  }
}

/** «214 картинок и 18 документов, 96 МБ. 6 нигде не стоят.» */
export function summarise({ pictures, documents, unused, bytes }: MediaSummary): string {
  const counted = [
    `${pictures} ${plural(pictures, ['картинка', 'картинки', 'картинок'])}`,
    ...(documents > 0 ? [`${documents} ${plural(documents, ['документ', 'документа', 'документов'])}`] : []),
  ].join(' и ')
  const stand = plural(unused, ['стоит', 'стоят', 'стоят'])
  return `${counted}, ${formatBytes(bytes)}.${unused > 0 ? ` ${unused} нигде не ${stand}.` : ''}`
}
