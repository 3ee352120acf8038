import { type InquiryExportQuery, MAX_EXPORTED } from '../../../../contract/inquiries/export.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { CurrentUser } from '../../../../contract/session.ts'
import { MAX_INQUIRIES } from '../../../../domain/inquiry/kinds.ts'
import { toMoscowDay } from '../../../../lib/dates.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../journal/journal.service.ts'
import { listInquiries } from '../list/inquiry-list.service.ts'
import { EXPORT_COLUMNS, type ExportValue, toExportRow } from './inquiry-columns.ts'
import { writeCsv } from './inquiry-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

/** What is known of an inquiry, by the titles of the export; empty values are missing. */
export function listFacts(inquiry: Inquiry): { title: string; value: string | number | Date }[] {
  const values = toExportRow(inquiry)
  return EXPORT_COLUMNS.flatMap(({ title }, at) => {
    const value = values[at] ?? ''
    return value === '' ? [] : [{ title, value }]
  })
}

/** The inquiries of the list with these filters, in its order, as a file that is named after the day. */
export async function exportInquiries(
  db: Database,
  actor: CurrentUser,
  { format, ...query }: InquiryExportQuery,
  now = new Date(),
): Promise<File> {
  const rows: ExportValue[][] = []
  let before: number | undefined
  while (rows.length < MAX_EXPORTED) {
    const { inquiries } = await listInquiries(db, actor.id, { ...query, limit: MAX_INQUIRIES, before })
    rows.push(...inquiries.map(toExportRow))
    before = inquiries.at(-1)?.id
    if (inquiries.length < MAX_INQUIRIES) break
  }
  const content = await (format === 'csv' ? writeCsv(rows) : writeXlsx(rows))
  const title = `Запросы, ${rows.length}, ${format.toUpperCase()}`
  await recordEvent(db, { action: 'export', entity: 'inquiries', entityId: '', title }, actor)
  const name = `zaprosy-${toMoscowDay(now)}.${format}`
  return new File([content], name, { type: content.type })
}
