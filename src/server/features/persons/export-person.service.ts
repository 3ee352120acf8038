import type { ConsentPerson } from '../../../contract/consents.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import type { Database } from '../../platform/db/database.ts'
import { recordEvent } from '../journal/journal.service.ts'
import { findPerson } from './person.service.ts'
import { toPersonFile } from './person-file.ts'

/** Inquiries that the journal names; further ones are counted. */
const NAMED = 10

/** Everything that is stored about a person, as a file; the journal says of which inquiries it was made. */
export async function exportPerson(
  db: Database,
  actor: CurrentUser,
  { format, ...person }: ConsentPerson & { format: Format },
): Promise<File> {
  const found = await findPerson(db, person)
  const named = found.inquiries.slice(0, NAMED).map(({ id }) => `№ ${id}`)
  const more = found.inquiries.length - named.length
  const title = `Данные человека: ${[...named, ...(more > 0 ? [`ещё ${more}`] : [])].join(', ') || 'нет запросов'}`
  const [only] = found.inquiries.length === 1 ? found.inquiries : []
  const event = {
    action: 'export',
    entity: 'inquiries',
    entityId: only ? String(only.id) : '',
    title,
  } as const
  await recordEvent(db, event, actor)
  return toPersonFile(found, format)
}

type Format = Parameters<typeof toPersonFile>[1]
