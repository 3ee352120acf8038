import type { ReactNode } from 'react'
import { countActive } from '../../../domain/catalogue/filters.ts'
import { isSortMode, sortModes } from '../../../domain/catalogue/sorting.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field/select.tsx'
import type { FilterState } from './use-filters.ts'
import type { PanelState } from './use-panel.ts'
import './filter-bar.css'

const sortOptions = Object.entries(sortModes).map(([mode, label]) => (
  <option key={mode} value={mode}>
    {label}
  </option>
))

/** Filters above the list. Without scripts a form: every chip submits it, and a submit button appears for the other fields. */
export function FilterBar({
  action,
  state,
  panel: { open, toggle },
  manufacturers,
  isEmpty,
  children,
}: FilterBarProps) {
  const { shown, change } = state
  return (
    <form className="bar" action={action} onSubmit={(event) => event.preventDefault()}>
      {shown.users !== null && <input type="hidden" name="users" value={shown.users} />}
      <div className="bar__top">
        {manufacturers}
        {!isEmpty && (
          <div className="bar__tools">
            <Button
              icon="filters"
              className="bar__toggle"
              aria-expanded={open ?? undefined}
              aria-controls="filters"
              onClick={toggle}
            >
              <ToggleLabel open={open} active={countActive(shown)} />
            </Button>
            <Select
              name="sort"
              aria-label="Сортировка"
              value={shown.sort}
              onChange={({ currentTarget: { value } }) => isSortMode(value) && change({ sort: value })}
            >
              {sortOptions}
            </Select>
          </div>
        )}
      </div>
      {!isEmpty && (
        <>
          {/* As in `Document`: the count below is parsed when the panel is whole. */}
          <link rel="expect" href="#found" blocking="render" />
          <div
            id="filters"
            className={open === null ? 'bar__panel' : `bar__panel ${open ? 'is-open' : 'is-shut'}`}
          >
            {children}
          </div>
        </>
      )}
    </form>
  )
}

/** Label of the toggle; on phones with the number of active filters instead of the longer text. */
function ToggleLabel({ open, active }: { open: boolean | null; active: number }) {
  const short = active === 0 ? 'Фильтры' : `Фильтры: ${active}`
  if (open) {
    return (
      <span key="open">
        Скрыть
        <span className="short-label">
          <span className="vh"> фильтры</span>
        </span>
        <span className="long-label"> фильтры</span>
      </span>
    )
  }
  return (
    <>
      <span className="short-label">
        <span className="vh">Показать </span>
        {short}
      </span>
      <span className="long-label">{open === null ? 'Скрыть фильтры' : 'Показать фильтры'}</span>
    </>
  )
}

type FilterBarProps = {
  /** Path of this list, for the form. */
  action: string
  state: FilterState
  panel: PanelState
  manufacturers: ReactNode
  /** True when there are no products to filter: then there are only the manufacturers. */
  isEmpty: boolean
  /** Content of the panel. */
  children: ReactNode
}
