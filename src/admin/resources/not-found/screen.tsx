import { useLocation } from 'react-router'
import { STAFF_CLOSED_PATH, STAFF_PATH, STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Screen } from '../../shell/screen.tsx'

/** 404 screen of the staff area, and the one of a part that an admin has closed for a manager. */
export function Component() {
  const isClosed = useLocation().pathname === STAFF_CLOSED_PATH
  return (
    <Screen isForm title={isClosed ? 'Раздел закрыт' : 'Страница не найдена'}>
      <Panel>
        <EmptyState
          title={isClosed ? 'Этот раздел вам не открыт' : 'Такого раздела нет'}
          text={
            isClosed
              ? 'Администратор ограничил ваши права. Если раздел нужен для работы, попросите его открыть.'
              : 'Возможно, адрес набран с ошибкой или страница переехала.'
          }
          actions={
            <>
              <LinkButton href={STAFF_PATH}>На главную</LinkButton>
              {!isClosed && <LinkButton href={STAFF_PRODUCTS_PATH}>К товарам</LinkButton>}
            </>
          }
        />
      </Panel>
    </Screen>
  )
}
