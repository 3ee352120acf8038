import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../../contract/catalogue/products.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { manufacturersQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { listLines } from './lines.ts'

/** Selects for manufacturer and model line; null is all. The line is disabled without a manufacturer (admin.md, section 2). */
export function LineFields({ products, chosen, onChoose, all }: LineFieldsProps) {
  const manufacturers = useQuery(manufacturersQuery(useApi())).data ?? []
  const { manufacturerId, modelLine } = chosen
  return (
    <>
      <Field label="Производитель">
        {(control) => (
          <Select
            {...control}
            value={manufacturerId ?? ''}
            onChange={({ target }) =>
              onChoose({ manufacturerId: Number(target.value) || null, modelLine: null })
            }
          >
            <option value="">{all.manufacturers}</option>
            {manufacturers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Линейка">
        {(control) => (
          <Select
            {...control}
            disabled={manufacturerId === null}
            value={modelLine ?? ''}
            onChange={({ target }) => onChoose({ manufacturerId, modelLine: target.value || null })}
          >
            <option value="">{manufacturerId === null ? 'Сначала производитель' : all.lines}</option>
            {listLines(products, manufacturerId).map((line) => (
              <option key={line} value={line}>
                {line}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}

interface LineChoice {
  manufacturerId: number | null
  modelLine: string | null
}

interface LineFieldsProps {
  products: readonly Product[]
  chosen: LineChoice
  onChoose: (chosen: LineChoice) => void
  /** Labels of the first options. */
  all: { manufacturers: string; lines: string }
}
