import { useMemo } from 'react'
import { CATALOGUE_PATH, COMPARE_PATH } from '../../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Drawer } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { compare } from '../../shopping/compare.ts'
import { EmptyPicture } from '../../shopping/empty-picture.tsx'
import { RemovableLines } from '../../shopping/removable-lines.tsx'
import { storeCompared } from '../../shopping/store-compared.ts'
import { useStoredList } from '../../shopping/stored-list.ts'
import { useCurrentProducts } from '../../shopping/use-current-products.ts'
import './drawers.css'

/** Drawer with the compared products; the table is on the comparison page. */
export function CompareDrawer({ open, onClose }: DrawerProps) {
  const items = useStoredList(compare)
  // What a list lacked is there when the comparison is opened.
  const incomplete = useMemo(() => items.filter((item) => item.incomplete), [items])
  useCurrentProducts(incomplete, storeCompared)
  const footer = items.length > 0 && (
    <LinkButton variant="water" size="big" isWide href={COMPARE_PATH} onClick={onClose}>
      Сравнить
    </LinkButton>
  )
  return (
    <Drawer open={open} onClose={onClose} title="Сравнение" footer={footer}>
      <RemovableLines list={compare} of="compare" />
      {items.length === 0 && (
        <div className="drawer-pad">
          <Empty onClose={onClose} />
        </div>
      )}
    </Drawer>
  )
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      title="Список сравнения пуст"
      text="Отметьте до четырёх моделей весами на карточке: покажем их в одном масштабе."
      picture={<EmptyPicture of="compare" />}
      level={3}
      actions={
        <LinkButton href={CATALOGUE_PATH} onClick={onClose}>
          Выбрать модели
        </LinkButton>
      }
    />
  )
}

type DrawerProps = { open: boolean; onClose: () => void }
