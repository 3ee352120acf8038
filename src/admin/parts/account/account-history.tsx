import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../../ui/button.tsx'
import { recordJournalAddress } from '../../kit/record/journal-address.ts'
import { sessionQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** «История» of an account: its entries of the journal, which only admins see. */
export function AccountHistory({ id }: { id: number }) {
  const { data: user } = useQuery(sessionQuery(useApi()))
  if (user?.role !== 'admin') return null
  return (
    <p>
      <LinkButton href={recordJournalAddress({ entity: 'users', entityId: String(id) })} icon="history">
        История
      </LinkButton>
    </p>
  )
}
