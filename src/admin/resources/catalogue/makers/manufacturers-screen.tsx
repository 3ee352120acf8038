import { useDialogAddress } from '../../../kit/form/use-dialog-address.ts'
import { NewButton } from '../../../kit/table/new-button.tsx'
import { Screen } from '../../../shell/screen.tsx'
import { ManufacturersTab } from './manufacturers-tab.tsx'

/** Screen of the manufacturers. */
export function Component() {
  const { open } = useDialogAddress()
  return (
    <Screen title="Производители" actions={<NewButton label="Создать" onClick={() => open('new')} />}>
      <ManufacturersTab />
    </Screen>
  )
}
