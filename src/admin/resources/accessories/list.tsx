import { useQuery } from '@tanstack/react-query'
import type { Accessory } from '../../../contract/catalogue/accessories.ts'
import { plural } from '../../../lib/text/plural.ts'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { RecordList } from '../../kit/record-list.tsx'
import { NewButton } from '../../kit/table/new-button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { shownColumn } from '../../kit/use-record-list.tsx'
import { confirmPrices } from '../../parts/product/price-question.ts'
import { accessoriesQuery } from '../../queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { accessory } from './accessory.tsx'

/** Screen of what can be taken together with a product. */
export function Component() {
  const api = useApi()
  const query = useQuery(accessoriesQuery(api))
  const { open } = useDialogAddress()
  return (
    <Screen title="Комплектующие" actions={<NewButton label="Создать" onClick={() => open('new')} />}>
      <RecordList
        label="Комплектующие"
        declared={accessory}
        query={query}
        columns={[
          'id',
          'name',
          'price',
          { key: 'used', title: 'У товаров', cell: ({ usedBy }) => usedBy },
          'order',
          shownColumn(accessory),
        ]}
        removal={{ toSubject }}
        empty={
          <NoRows
            title="Комплектующих пока нет"
            text="Сигнализаторы, колодцы, договоры обслуживания: покупатель возьмёт их вместе со станцией."
          />
        }
        toForm={() => ({
          confirmFirst: (values, base) => {
            const { name, price = null, installationPrice = null } = accessory.toInput(values)
            return confirmPrices(base, { name, price, installationPrice })
          },
        })}
      />
    </Screen>
  )
}

const toSubject = ({ name, usedBy }: Accessory) =>
  usedBy === 0 ? name : `${name}, его предлагают ${usedBy} ${plural(usedBy, ['товар', 'товара', 'товаров'])}`
