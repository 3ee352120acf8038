import { useQuery } from '@tanstack/react-query'
import type { District } from '../../../contract/content/districts.ts'
import { LABEL_SIDE_NAMES } from '../../../domain/site/label-sides.ts'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { RecordList } from '../../kit/record-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NewButton } from '../../kit/table/new-button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { shownColumn } from '../../kit/use-record-list.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { district, districtsQuery } from './district.ts'

const COLUMNS: readonly (Column<District> | 'name' | 'order')[] = [
  'name',
  {
    key: 'place',
    title: 'Широта и долгота',
    cell: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  },
  { key: 'label', title: 'Название на схеме', cell: ({ label }) => LABEL_SIDE_NAMES[label] },
  'order',
  shownColumn(district),
]

/** Screen of the districts on the home page. */
export function Component() {
  const query = useQuery(districtsQuery(useApi()))
  const { open } = useDialogAddress()
  return (
    <Screen title="Районы" actions={<NewButton label="Создать" onClick={() => open('new')} />}>
      <RecordList
        label="Районы"
        declared={district}
        query={query}
        drafts="districts"
        columns={COLUMNS}
        empty={
          <NoRows
            title="Районов пока нет"
            text="Раздела «Где работаем» на главной странице тоже нет: он появится с первым опубликованным районом."
          />
        }
      />
    </Screen>
  )
}
