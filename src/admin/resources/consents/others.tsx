import type { ErasedPerson, PersonInquiry } from '../../../contract/consents.ts'
import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { Note } from '../../../ui/note.tsx'

/** Said before anything is done with what was found. */
export const OTHERS =
  'С этими запросами объединены запросы других людей. Если так быть не должно, сначала разъедините запросы.'

type Other = Pick<ErasedPerson, 'name' | 'phone' | 'email' | 'inquiries'>

/** Those whose inquiries were merged with the person's, one for each inquiry. */
export const listOthers = (inquiries: readonly PersonInquiry[]): Other[] =>
  inquiries
    .filter(({ isOther }) => isOther)
    .map(({ id, name, phone, email }) => ({ name, phone, email, inquiries: [id] }))

/** «Пётр, +7 921 555-66-77». */
const nameOther = ({ name, phone, email }: Other) => [name, phone, email].filter(Boolean).join(', ')

/** «Пётр, +7 921 555-66-77 — № 5; Анна — № 6». */
export const describeOthers = (others: readonly Other[]): string =>
  others.map((one) => `${nameOther(one)} — № ${one.inquiries.join(', № ')}`).join('; ')

/** Names them with links to their inquiries, by which they can be parted; `effect` says what they share. Nothing without any. */
export function Others({ people, effect }: { people: readonly Other[]; effect: string }) {
  if (people.length === 0) return null
  return (
    <Note tone="warn">
      <div className="others">
        <p>
          {OTHERS} {effect}
        </p>
        <ul>
          {people.map((one) => (
            <li key={one.inquiries.join()}>
              {nameOther(one)} —{' '}
              {one.inquiries.map((id) => (
                <a key={id} href={`${STAFF_INQUIRIES_PATH}?request=${id}`}>
                  № {id}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Note>
  )
}
