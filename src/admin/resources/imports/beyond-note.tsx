import { useQuery } from '@tanstack/react-query'
import { priceLimitOf } from '../../../domain/staff/rights.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Note } from '../../../ui/note.tsx'
import { sessionQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** Says before a price list is applied that it would be refused, since so many rows change prices beyond what its reader may change. */
export function BeyondNote({ count }: { count: number }) {
  const { data: user } = useQuery(sessionQuery(useApi()))
  const limit = user ? priceLimitOf(user) : null
  if (count === 0 || limit === null) return null
  const rows = `${count.toLocaleString('ru-RU')} ${plural(count, ['строке', 'строках', 'строках'])}`
  return (
    <Note tone="warn">
      <p>
        {limit === 0
          ? `Администратор не дал вам доступа к ценам, а в ${rows} они меняются.`
          : `Администратор разрешил вам менять цену не больше чем на ${limit} % за раз, а в ${rows} она меняется больше.`}{' '}
        Такой прайс-лист не применится: исправьте файл, не загружайте цены или попросите администратора
        применить его.
      </p>
    </Note>
  )
}
