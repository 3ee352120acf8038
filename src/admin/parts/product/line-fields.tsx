import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { listLines, type OfLine } from './lines.ts'
import { ManufacturerOptions } from './manufacturer-options.tsx'

/** Selects for manufacturer and model line; null is all. The line is disabled without a manufacturer (admin.md, section 2). */
export function LineFields({ products, chosen, onChoose, all }: LineFieldsProps) {
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
            <ManufacturerOptions />
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
  products: readonly OfLine[]
  chosen: LineChoice
  onChoose: (chosen: LineChoice) => void
  /** Labels of the first options. */
  all: { manufacturers: string; lines: string }
}
