import { useQuery } from '@tanstack/react-query'
import type { Accessory } from '../../../contract/catalogue/accessories.ts'
import { formatMoney } from '../../../lib/money.ts'
import { toWholeKopecks } from '../../../lib/text/number-text.ts'
import { plural } from '../../../lib/text/plural.ts'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { RecordForm } from '../../kit/record-form.tsx'
import { ResourceList } from '../../kit/resource-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NewButton } from '../../kit/table/new-button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { shownColumn, useRecordList } from '../../kit/use-record-list.tsx'
import { confirmPrice } from '../../parts/product/price-question.ts'
import { accessoriesQuery } from '../../queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { accessory } from './accessory.ts'

/** Screen of what can be taken together with a product. */
export function Component() {
  const api = useApi()
  const query = useQuery(accessoriesQuery(api))
  const { open } = useDialogAddress()
  const columns: readonly Column<Accessory>[] = [
    { key: 'id', title: 'ID', cell: ({ id }) => id },
    { key: 'name', title: 'Название', cell: ({ name }) => name },
    { key: 'price', title: 'Цена', isEnd: true, cell: ({ price }) => formatMoney(price) },
    { key: 'used', title: 'У товаров', cell: ({ usedBy }) => usedBy },
    { key: 'order', title: 'Порядок', cell: ({ order }) => order },
    shownColumn(accessory),
  ]
  const crud = useRecordList(accessory, {
    query,
    toSubject: ({ name, usedBy }) =>
      usedBy === 0
        ? name
        : `${name}, его предлагают ${usedBy} ${plural(usedBy, ['товар', 'товара', 'товаров'])}`,
  })
  return (
    <Screen title="Комплектующие" actions={<NewButton label="Создать" onClick={() => open('new')} />}>
      <ResourceList
        label="Комплектующие"
        crud={crud}
        columns={columns}
        empty={
          <NoRows
            title="Комплектующих пока нет"
            text="Сигнализаторы, колодцы, договоры обслуживания: покупатель возьмёт их вместе со станцией."
          />
        }
      >
        {(row, onClose) => (
          <RecordForm
            key={row?.id ?? 'new'}
            declared={accessory}
            row={row}
            confirmFirst={({ name, price }, base) =>
              confirmPrice(
                { name, price: base?.price ?? null, installationPrice: null },
                toWholeKopecks(price),
              )
            }
            onClose={onClose}
          />
        )}
      </ResourceList>
    </Screen>
  )
}
