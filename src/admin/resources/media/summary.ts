import type { Media } from '../../../contract/content/media.ts'
import { formatBytes } from '../../../lib/bytes.ts'
import { plural } from '../../../lib/text/plural.ts'

/** «214 картинок и 18 документов, 96 МБ. 6 нигде не стоят.» */
export function summarise(files: readonly Media[]): string {
  const documents = files.filter(({ kind }) => kind === 'document').length
  const pictures = files.length - documents
  const size = files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  const unused = files.filter(({ usedIn }) => usedIn.length === 0).length
  const counted = [
    `${pictures} ${plural(pictures, ['картинка', 'картинки', 'картинок'])}`,
    ...(documents > 0 ? [`${documents} ${plural(documents, ['документ', 'документа', 'документов'])}`] : []),
  ].join(' и ')
  const stand = plural(unused, ['стоит', 'стоят', 'стоят'])
  return `${counted}, ${formatBytes(size)}.${unused > 0 ? ` ${unused} нигде не ${stand}.` : ''}`
}
