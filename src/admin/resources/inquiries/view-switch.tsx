import { STAFF_INQUIRIES_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { withParameter } from '../../shell/use-address.ts'

/** Links to table and board, which keep the filters. */
export function ViewSwitch({ search, isBoard }: { search: URLSearchParams; isBoard: boolean }) {
  const link = (view: string) =>
    `${STAFF_INQUIRIES_PATH}?${withParameter(withParameter(search, 'request', ''), 'view', view)}`
  return (
    <>
      <LinkButton
        variant={isBoard ? 'quiet' : 'line'}
        aria-current={isBoard ? undefined : 'true'}
        icon="list"
        href={link('')}
      >
        Таблица
      </LinkButton>
      <LinkButton
        variant={isBoard ? 'line' : 'quiet'}
        aria-current={isBoard ? 'true' : undefined}
        icon="grid"
        href={link('board')}
      >
        Доска
      </LinkButton>
    </>
  )
}
