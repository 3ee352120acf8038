import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SearchField } from '../../kit/table/search-field.tsx'
import { countFolded, FilterFields, type FilterFieldsProps, FOLDED } from './filter-fields.tsx'
import './filter-bar.css'

/** Filters of inquiries, stored in the address: by text, and others, which are behind a button where there is no room. */
export function FilterBar({ filters, sources, shown, onChange, onClear }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const count = countFolded(filters)
  const close = () => setOpen(false)
  return (
    <div className="filters filters--folded">
      <SearchField
        placeholder="Имя, телефон, номер или товар"
        value={filters.wanted}
        onChange={(wanted) => onChange('find', wanted)}
      />
      <FilterFields filters={filters} sources={sources} onChange={onChange} />
      <Button icon="filters" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? `Фильтры: ${count}` : 'Фильтры'}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Фильтры"
        footer={
          <>
            {count > 0 && <Button onClick={() => onClear(FOLDED)}>Сбросить</Button>}
            <Button variant="water" onClick={close}>
              {shown === undefined ? 'Показать' : `Показать ${shown}`}
            </Button>
          </>
        }
      >
        <div className="form">
          <FilterFields filters={filters} sources={sources} onChange={onChange} />
        </div>
      </Dialog>
    </div>
  )
}

interface FilterBarProps extends Omit<FilterFieldsProps, 'onChange'> {
  /** Number of inquiries that match; undefined while unknown. */
  shown: number | undefined
  onChange: (name: 'find' | Parameters<FilterFieldsProps['onChange']>[0], value: string) => void
  onClear: (names: readonly string[]) => void
}
