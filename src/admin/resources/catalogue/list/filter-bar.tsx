import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { SearchField } from '../../../kit/table/search-field.tsx'
import { LACKS } from '../../../parts/product/lacks.ts'
import { LineFields } from '../../../parts/product/line-fields.tsx'
import type { OfLine } from '../../../parts/product/lines.ts'
import { Allowed } from '../../../session/allowed.tsx'
import { ExportMenu } from './export-menu.tsx'
import { BY_GAPS, ORDERS, type ProductFilters, parseSort, writeSort } from './product-filters.ts'

/** The filters, and the export of what they leave. */
export function ProductFilterBar(props: FilterBarProps) {
  return (
    <>
      <FilterBar {...props} />
      <Allowed right="export">
        <ExportMenu filters={props.filters} />
      </Allowed>
    </>
  )
}

/** Filters by text, manufacturer and model line (admin.md, section 2); the line is disabled without a manufacturer. Cards have no head that sorts: there the order is chosen here. */
function FilterBar({ products, filters, onChoose }: FilterBarProps) {
  const { search, check, missing, sort } = filters
  return (
    <>
      <SearchField
        placeholder="Название или модель"
        value={search}
        onChange={(text) => onChoose({ search: text })}
      />
      <LineFields
        products={products}
        chosen={filters}
        onChoose={onChoose}
        all={{ manufacturers: 'Все', lines: 'Все' }}
      />
      <div className="order-choice">
        <Field label="Порядок">
          {(control) => (
            <Select
              {...control}
              value={writeSort(sort)}
              onChange={({ target }) => onChoose({ sort: parseSort(target.value) })}
            >
              {ORDERS.map(({ label, sort: order }) => (
                <option key={label} value={writeSort(order)}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button
        className="checked-only"
        {...(missing === null ? {} : { variant: 'done' as const })}
        aria-pressed={missing !== null}
        aria-label={missing ? `Без «${missing}»: показать все` : 'С пробелами в характеристиках'}
        onClick={() =>
          onChoose(missing === null ? { missing: '', sort: BY_GAPS } : { missing: null, sort: null })
        }
      >
        {missing ? `Без «${missing}»` : 'С пробелами'}
        {missing !== null && <Icon name="close" />}
      </Button>
      {check && (
        <Button
          className="checked-only"
          variant="done"
          aria-label={`${LACKS[check].label}: показать все`}
          onClick={() => onChoose({ check: null })}
        >
          {LACKS[check].label}
          <Icon name="close" />
        </Button>
      )}
    </>
  )
}

interface FilterBarProps {
  /** Of which the model lines are. */
  products: readonly OfLine[]
  filters: ProductFilters
  onChoose: (chosen: Partial<ProductFilters>) => void
}
