import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { BulkAction } from '../../../../contract/catalogue/bulk-actions.ts'
import { MOST_CHANGED } from '../../../../domain/catalogue/parts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Selected } from '../../../kit/table/selected.ts'
import { SelectionPanel } from '../../../kit/table/selection-panel.tsx'
import { categoriesQuery } from '../../../queries.ts'
import { Allowed } from '../../../session/allowed.tsx'
import { useApi } from '../../../staff.ts'
import { type ChosenProduct, useBulkAction } from './use-bulk-action.ts'
import { useCopy } from './use-copy.ts'

const FLAGS = [
  { flag: 'featured', label: 'Рекомендуемый' },
  { flag: 'isNew', label: 'Новинка' },
  { flag: 'isPopular', label: 'Популярный' },
] as const

/** What can be done with the chosen products: show, hide, move to a category, mark, copy one, delete. */
export function ProductSelection({ selected, rows: shown, onOpen, found }: ProductSelectionProps) {
  const ids = useSyncExternalStore(selected.subscribe, selected.get)
  const categories = useQuery(categoriesQuery(useApi())).data ?? []
  const { apply, remove, isRunning } = useBulkAction(selected.clear)
  const copy = useCopy((id) => {
    selected.clear()
    onOpen(id)
  })
  const rows = found?.rows ?? shown
  const count = Math.min(found?.count ?? rows.length, MOST_CHANGED)
  const products = rows.filter(({ id }) => ids.has(id))
  const [only, ...others] = products
  if (!only) return null
  return (
    <SelectionPanel label="Выбранные товары" first={only.id} isRunning={isRunning} onClear={selected.clear}>
      <p className="selection__count" role="status">
        {isRunning ? `Меняем ${products.length}…` : `Выбрано ${products.length}`}
      </p>
      <Menu
        isUp
        isBusy={isRunning}
        label="На сайте"
        items={[
          {
            label: 'Показать',
            run: () => apply({ products, action: { published: true }, done: 'на сайте' }),
          },
          { label: 'Скрыть', run: () => apply({ products, action: { published: false }, done: 'скрыто' }) },
        ]}
      />
      <Menu
        isUp
        isBusy={isRunning}
        label="Категория"
        items={[
          ...categories.map(({ id, name }) => ({
            key: id,
            label: name,
            run: () => apply({ products, action: { categoryId: id }, done: `категория «${name}»` }),
          })),
          {
            label: 'Без категории',
            run: () => apply({ products, action: { categoryId: null }, done: 'без категории' }),
          },
        ]}
      />
      <FlagMenu isBusy={isRunning} onChoose={(action, done) => apply({ products, action, done })} />
      {others.length === 0 && (
        <Button isBusy={copy.isRunning} onClick={() => copy.run(only)}>
          Копировать
        </Button>
      )}
      <Allowed right="delete">
        <Button variant="danger" aria-disabled={isRunning || undefined} onClick={() => void remove(products)}>
          Удалить
        </Button>
      </Allowed>
      {products.length < count && (
        <Button
          className="selection__all"
          isBusy={found?.isLoading ?? false}
          onClick={() => (found && !found.rows ? found.choose() : selected.put(rows.map(({ id }) => id)))}
        >
          {found && found.count > count ? 'Выбрать первые' : 'Выбрать все'} {count}
        </Button>
      )}
    </SelectionPanel>
  )
}

/** Menu that sets or clears one of the marks. */
function FlagMenu({ isBusy, onChoose }: FlagMenuProps) {
  return (
    <Menu
      isUp
      isBusy={isBusy}
      label="Отметки"
      items={FLAGS.flatMap(({ flag, label }) => [
        { label, run: () => onChoose({ [flag]: true }, `отметка «${label}»`) },
        {
          label: `Снять «${label}»`,
          run: () => onChoose({ [flag]: false }, `без отметки «${label}»`),
        },
      ])}
    />
  )
}

interface FlagMenuProps {
  isBusy: boolean
  /** `done` says in the message what was done. */
  onChoose: (action: BulkAction, done: string) => void
}

interface ProductSelectionProps {
  selected: Selected
  /** The shown products, in the order of the list. */
  rows: readonly ChosenProduct[]
  /** Opens the form of a product. */
  onOpen: (id: number) => void
  /** All that match, when the shown ones are a part of them. */
  found?: Found | undefined
}

/** All products that match the filters, of which a part is shown. */
export interface Found {
  /** Undefined until somebody chooses them. */
  rows: readonly ChosenProduct[] | undefined
  /** How many there are. */
  count: number
  isLoading: boolean
  choose: () => void
}
