import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { NewButton } from '../../kit/table/new-button.tsx'
import { Screen } from '../../shell/screen.tsx'
import { RedirectsTab } from './redirects-tab.tsx'
import './redirects.css'

/** Screen of addresses that have moved. */
export function Component() {
  const { open } = useDialogAddress()
  return (
    <Screen
      title="Переадресации"
      lead="Куда ведут адреса, по которым страницы больше нет."
      actions={<NewButton label="Добавить" onClick={() => open('new')} />}
    >
      <RedirectsTab />
    </Screen>
  )
}
