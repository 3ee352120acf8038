import { useQuery } from '@tanstack/react-query'
import type { Accessory } from '../../../contract/catalogue/accessories.ts'
import { formatMoney } from '../../../lib/money.ts'
import { plural } from '../../../lib/text/plural.ts'
import { useDialogAddress } from '../../kit/form/use-dialog-address.ts'
import { ShownSwitch } from '../../kit/publication/shown-switch.tsx'
import { ResourceList } from '../../kit/resource-list.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NewButton } from '../../kit/table/new-button.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { useCrud } from '../../kit/use-crud.ts'
import { accessoriesQuery, PRODUCTS_KEY } from '../../queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { useApi } from '../../staff.ts'
import { ACCESSORY, AccessoryForm } from './accessory-form.tsx'

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
    {
      key: 'shown',
      title: 'На сайте',
      cell: (accessory) => (
        <ShownSwitch
          name={accessory.name}
          entity="accessories"
          record={accessory}
          save={(published, options) => api.adminAccessories.update({ id: accessory.id, published }, options)}
          refresh={[accessoriesQuery(api).queryKey]}
        />
      ),
    },
  ]
  const crud = useCrud<Accessory>({
    query,
    nameOf: ({ name }) => name,
    removal: {
      entity: 'accessories',
      noun: ACCESSORY,
      call: (id, options) => api.adminAccessories.remove({ id }, options),
      question: 'Вы уверены, что хотите удалить это комплектующее? Товары перестанут его предлагать.',
      toSubject: ({ name, usedBy }) =>
        usedBy === 0
          ? name
          : `${name}, его предлагают ${usedBy} ${plural(usedBy, ['товар', 'товара', 'товаров'])}`,
      refresh: [accessoriesQuery(api).queryKey, PRODUCTS_KEY],
    },
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
        {(accessory, onClose) => (
          <AccessoryForm key={accessory?.id ?? 'new'} accessory={accessory} onClose={onClose} />
        )}
      </ResourceList>
    </Screen>
  )
}
