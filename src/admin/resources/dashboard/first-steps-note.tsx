import { useQuery } from '@tanstack/react-query'
import { STAFF_FIRST_STEPS_PATH } from '../../../domain/site/staff-paths.ts'
import { Note } from '../../../ui/note.tsx'
import { openingQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** Leads the owner of a new shop to what is to be done first, as long as the site has samples. */
export function FirstStepsNote() {
  const { data: opening } = useQuery(openingQuery(useApi()))
  if (!opening) return null
  return (
    <Note className="opening-note">
      <p>
        <b>Магазин ещё с образцами.</b> Фирма, телефон, область, каналы, цены и тексты:{' '}
        <a href={STAFF_FIRST_STEPS_PATH}>семь первых шагов</a>
      </p>
    </Note>
  )
}
