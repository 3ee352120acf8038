import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { FILTER_NAMES } from './filters.ts'

/** Filters of the journal, stored in the address; on a phone behind a button. */
export function FilterBar({ filters, onChange, onReset }: FilterFieldsProps & { onReset: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const count = FILTER_NAMES.filter((name) => filters[name] !== undefined).length
  const close = () => setOpen(false)
  return (
    <div className="filters journal__filters">
      <FilterFields filters={filters} onChange={onChange} />
      <Button icon="filters" className="journal__fold" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? `Фильтры: ${count}` : 'Фильтры'}
      </Button>
      {count > 0 && (
        <Button variant="quiet" onClick={onReset}>
          Сбросить
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={close}
        title="Фильтры"
        footer={
          <Button variant="water" onClick={close}>
            Показать
          </Button>
        }
      >
        <div className="form">
          <FilterFields filters={filters} onChange={onChange} />
        </div>
      </Dialog>
    </div>
  )
}
