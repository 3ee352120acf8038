import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { useQuery } from '@tanstack/react-query'
import type { Review } from '../../../contract/content/reviews.ts'
import { formatShortDate } from '../../../lib/dates.ts'
import { includesTyped } from '../../../lib/text/fold-text.ts'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { RecordList } from '../../kit/record-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NewButton } from '../../kit/table/new-button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { shownColumn } from '../../kit/use-record-list.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { useApi } from '../../staff.ts'
import { review, reviewsQuery } from './review.tsx'
import './reviews.css'

const COLUMNS: readonly (Column<Review> | 'order')[] = [
  { key: 'name', title: 'Автор', cell: review.nameOf },
  { key: 'rating', title: 'Оценка', cell: ({ rating }) => formatNumber(rating) },
  {
    key: 'text',
    title: 'Отзыв',
    cell: ({ text }) => (
      <span className="review-text" title={text}>
        {text}
      </span>
    ),
  },
  {
    key: 'date',
    title: 'Дата',
    cell: ({ date }) => <time dateTime={date}>{formatShortDate(date)}</time>,
  },
  'order',
  shownColumn(review),
]

/** Screen of the reviews on the home page. */
export function Component() {
  const query = useQuery(reviewsQuery(useApi()))
  const { open } = useDialogAddress()
  const { search, change } = useAddress()
  const wanted = search.get('q') ?? ''
  return (
    <Screen title="Отзывы" actions={<NewButton label="Создать" onClick={() => open('new')} />}>
      <RecordList
        label="Отзывы"
        declared={review}
        query={query}
        drafts="reviews"
        columns={COLUMNS}
        filters={
          <SearchField
            placeholder="Автор, место или слова отзыва"
            value={wanted}
            onChange={(text) => change((now) => withParameter(now, 'q', text), { replace: true })}
          />
        }
        filter={(rows) =>
          rows.filter(({ author, location, text }) => includesTyped(wanted, [author, location, text]))
        }
        empty={wanted ? <NotFound wanted={wanted} /> : <None />}
      />
    </Screen>
  )
}

function NotFound({ wanted }: { wanted: string }) {
  return <NoRows title="Ничего не нашлось" text={`По запросу «${wanted}» отзывов нет.`} />
}

function None() {
  return (
    <NoRows
      title="Отзывов пока нет"
      text="Раздела с отзывами на главной странице тоже нет: он появится с первым опубликованным отзывом."
    />
  )
}
