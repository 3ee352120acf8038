import { useQuery } from '@tanstack/react-query'
import { priceLimitOf } from '../../../domain/staff/rights.ts'
import { Note } from '../../../ui/note.tsx'
import { sessionQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** What an admin has left of the prices to whoever edits; nothing without a limit. */
export function PriceLimitNote() {
  const { data: user } = useQuery(sessionQuery(useApi()))
  const limit = user ? priceLimitOf(user) : null
  if (limit === null) return null
  return (
    <Note>
      <p>
        {limit === 0
          ? 'Администратор не дал вам доступа к ценам: менять можно всё, кроме них.'
          : `Цену можно изменить не больше чем на ${limit} % за раз: так решил администратор.`}
      </p>
    </Note>
  )
}
