import { Link } from 'react-router'
import { Drawer } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { compare } from '../shopping/compare.ts'
import { EmptyPicture } from '../shopping/EmptyPicture.tsx'
import { RemovedNote } from '../shopping/RemovedNote.tsx'
import { ShoppingLine } from '../shopping/ShoppingLine.tsx'
import { useStoredList } from '../shopping/stored-list.ts'
import { useRemoval } from '../shopping/use-removal.ts'
import './drawers.css'

/** What is going to be compared; the table itself is the comparison page. */
export function CompareDrawer({ open, onClose }: DrawerProps) {
  const items = useStoredList(compare)
  const footer = items.length > 0 && (
    <Link className="btn btn--water btn--big btn--wide" to="/compare" onClick={onClose}>
      Сравнить
    </Link>
  )
  return (
    <Drawer open={open} onClose={onClose} title="Сравнение" footer={footer}>
      <CompareContent onClose={onClose} />
    </Drawer>
  )
}

/** Lives only while the drawer is open, so that a removal cannot be undone after it. */
function CompareContent({ onClose }: { onClose: () => void }) {
  const items = useStoredList(compare)
  const { removed, remove, undo } = useRemoval(compare)
  const last = removed?.items[0]
  return (
    <>
      {last && <RemovedNote key={last.id} text={`«${last.name}» больше не в сравнении.`} onUndo={undo} />}
      <ul className="lines">
        {items.map((item) => (
          <ShoppingLine key={item.id} item={item} from="из сравнения" onRemove={() => remove(item)} />
        ))}
      </ul>
      {items.length === 0 && (
        <EmptyState
          title="Список сравнения пуст"
          text="Отметьте до четырёх моделей весами на карточке: покажем их в одном масштабе."
          picture={<EmptyPicture of="compare" />}
          level={3}
          actions={
            <Link className="btn btn--line" to="/catalog" onClick={onClose}>
              Выбрать модели
            </Link>
          }
        />
      )}
    </>
  )
}

type DrawerProps = { open: boolean; onClose: () => void }
