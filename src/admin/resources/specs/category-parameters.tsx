import { useState } from 'react'
import type { SpecCategory, SpecMapping, SpecParameter } from '../../../contract/catalogue/specs.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { NoRows } from '../../kit/table/no-rows.tsx'
import { groupParameters } from '../../parts/product/group-parameters.ts'
import type { MappedCategory } from './mapped-category.ts'
import { moveRow } from './order.ts'
import { OrderedTable } from './ordered-table.tsx'
import { useMappings } from './use-mappings.ts'

/** A parameter of the category, as a row. */
type Mapped = SpecParameter & { isRequired: boolean }

/** The parameters of one category, in the order of the product form: added, required, moved, removed; each step is saved at once. */
export function CategoryParameters({
  chosen,
  mappings: stored,
  parameters,
  groups,
}: CategoryParametersProps) {
  const { run, isRunning, input } = useMappings(chosen)
  // What is being saved is shown already.
  const mappings = (isRunning && input?.mappings) || stored
  const [said, say] = useState('')
  const rows = mappings.flatMap(({ parameterId, isRequired }): Mapped[] => {
    const parameter = parameters.find(({ id }) => id === parameterId)
    return parameter ? [{ ...parameter, isRequired }] : []
  })
  const left = parameters.filter(({ id }) => !rows.some((row) => row.id === id))
  const save = async (next: readonly Mapped[]) => {
    if (isRunning) return
    await run({
      before: stored,
      mappings: next.map(({ id, isRequired }, index) => ({
        parameterId: id,
        isRequired,
        displayOrder: (index + 1) * 10,
      })),
    }).catch(() => undefined)
  }
  const add = (more: readonly SpecParameter[]) =>
    save([...rows, ...more.map((one) => ({ ...one, isRequired: false }))])
  const columns = mappedColumns({
    isDisabled: isRunning,
    onRequire: ({ id }, isRequired) =>
      void save(rows.map((row) => (row.id === id ? { ...row, isRequired } : row))),
    onRemove: ({ id }) => void save(rows.filter((row) => row.id !== id)),
  })
  return (
    <>
      {rows.length === 0 ? (
        <NoRows
          title={`У категории «${chosen.name}» параметры не выбраны`}
          text="Пока их нет, в форме товара этой категории видны все параметры, и ни один не обязателен."
          actions={
            left.length > 0 && (
              <Button
                disabled={isRunning}
                onClick={() => void add(left.filter(({ isComparable }) => isComparable))}
              >
                Взять все из сравнения
              </Button>
            )
          }
        />
      ) : (
        <OrderedTable
          caption={`Параметры категории «${chosen.name}»`}
          columns={columns}
          groups={[{ key: 'all', title: null, rows }]}
          nameOf={({ name }) => name}
          onMove={(all, from, to) => {
            if (to < 0 || to >= all.length || from === to) return
            say(`${all[from]?.name}: место ${to + 1} из ${all.length}`)
            void save(moveRow(all, from, to))
          }}
          said={said}
        />
      )}
      {left.length > 0 && (
        <AddParameter
          parameters={left}
          groups={groups}
          isDisabled={isRunning}
          onAdd={(parameter) => void add([parameter])}
        />
      )}
    </>
  )
}

function mappedColumns({ isDisabled, onRequire, onRemove }: MappedColumnsOptions): readonly Column<Mapped>[] {
  return [
    { key: 'name', title: 'Параметр', cell: ({ name }) => <b>{name}</b> },
    {
      key: 'required',
      title: 'Обязателен',
      cell: (row) => (
        <input
          type="checkbox"
          aria-label={`Обязателен: ${row.name}`}
          checked={row.isRequired}
          disabled={isDisabled}
          onChange={() => onRequire(row, !row.isRequired)}
        />
      ),
    },
    {
      key: 'actions',
      title: 'Действия',
      isTitleHidden: true,
      isEnd: true,
      cell: (row) => (
        <IconButton
          icon="close"
          title="Убрать из категории"
          aria-label={`Убрать из категории: ${row.name}`}
          disabled={isDisabled}
          onClick={() => onRemove(row)}
        />
      ),
    },
  ]
}

interface MappedColumnsOptions {
  isDisabled: boolean
  onRequire: (row: Mapped, isRequired: boolean) => void
  onRemove: (row: Mapped) => void
}

/** Select of the parameters that the category does not have yet; the chosen one is added. */
function AddParameter({ parameters, groups, isDisabled, onAdd }: AddParameterProps) {
  return (
    <div className="specs__add">
      <Field label="Добавить параметр">
        {(control) => (
          <Select
            {...control}
            value=""
            disabled={isDisabled}
            onChange={({ target }) => {
              const chosen = parameters.find(({ id }) => id === Number(target.value))
              if (chosen) onAdd(chosen)
            }}
          >
            <option value="">Выберите параметр</option>
            {groupParameters(parameters, groups).map(({ key, title, rows }) => (
              <optgroup key={key} label={title}>
                {rows.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

interface AddParameterProps {
  parameters: readonly SpecParameter[]
  groups: readonly SpecCategory[]
  isDisabled: boolean
  onAdd: (parameter: SpecParameter) => void
}

interface CategoryParametersProps {
  chosen: MappedCategory
  mappings: readonly SpecMapping[]
  parameters: readonly SpecParameter[]
  groups: readonly SpecCategory[]
}
