import { STAFF_PATH, STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Screen } from '../../shell/screen.tsx'

/** 404 screen of the staff area. */
export function Component() {
  return (
    <Screen isForm title="Страница не найдена">
      <Panel>
        <EmptyState
          title="Такого раздела нет"
          text="Возможно, адрес набран с ошибкой или страница переехала."
          actions={
            <>
              <LinkButton href={STAFF_PATH}>На главную</LinkButton>
              <LinkButton href={STAFF_PRODUCTS_PATH}>К товарам</LinkButton>
            </>
          }
        />
      </Panel>
    </Screen>
  )
}
