import { useQuery } from '@tanstack/react-query'
import { plural } from '../../lib/plural.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { inquiriesQuery } from '../queries.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Screen } from '../shell/screen.tsx'
import { useApi } from '../staff.ts'
import { InquiryDetails } from './details.tsx'
import { NoInquiries } from './no-inquiries.tsx'
import { InquirySkeleton } from './skeleton.tsx'
import { StatusTabs } from './status-tabs.tsx'
import { InquiryTable } from './table.tsx'
import { useSelection } from './use-selection.ts'
import './inquiries.css'

/** Requests of clients: a table and a sheet with everything about one. */
export function Component() {
  const { data, isError, isFetching, refetch } = useQuery(inquiriesQuery(useApi()))
  const selection = useSelection(data ?? [])
  const { shown, chosen, previous, next } = selection
  return (
    <Screen
      title="Запросы"
      lead={data && data.length > 0 ? `${countNew(data)} Сначала самые свежие.` : null}
      actions={
        <button type="button" className="btn btn--line" onClick={() => void refetch()}>
          {isFetching && data ? <Spinner /> : <Icon name="reset" />}
          Обновить
        </button>
      }
    >
      <section className="panel" aria-label="Список запросов">
        {data && data.length > 0 && <StatusTabs inquiries={data} current={selection.status} />}
        {data && shown.length > 0 && <InquiryTable inquiries={shown} onOpen={selection.open} />}
        {data && shown.length === 0 && <NoInquiries filtered={data.length > 0} />}
        {isError && !data && (
          <LoadFailure text="Не удалось загрузить запросы" onRetry={() => void refetch()} />
        )}
        {!data && !isError && <InquirySkeleton />}
      </section>
      <InquiryDetails
        inquiry={chosen}
        previous={previous}
        next={next}
        onTurn={selection.turnTo}
        onClose={selection.close}
      />
    </Screen>
  )
}

function countNew(inquiries: readonly { status: string }[]): string {
  const count = inquiries.filter(({ status }) => status === 'new').length
  return count === 0 ? 'Новых нет.' : `${count} ${plural(count, ['новый', 'новых', 'новых'])}.`
}
