import type { SpecValue } from '../../../../contract/catalogue/products.ts'
import type { DataType } from '../../../../contract/catalogue/specs.ts'
import { toNumber } from '../../../../lib/text/number-text.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { nextId, type SpecRow } from '../values/spec-rows.ts'
import type { OwnParameter } from '../values/use-own-parameters.ts'

/** A value of each type, by which the typed text is read (`readSpecText`). */
const EXAMPLES: Readonly<Record<DataType, SpecValue>> = { string: '', number: 0, boolean: false, choice: '' }

/** Fields of the category's parameters, by their types. Their values are rows of the characteristics. */
export function ParameterFields({ parameters, rows, onChange }: ParameterFieldsProps) {
  if (parameters.length === 0) return null
  const write = ({ key, dataType }: OwnParameter, text: string) => {
    const index = rows.findIndex((row) => row.key === key)
    const row = rows[index]
    if (text === '') return onChange(rows.filter((one) => one.key !== key))
    if (row) return onChange(rows.with(index, { ...row, text }))
    onChange([...rows, { id: nextId(rows), key, text, stored: EXAMPLES[dataType] }])
  }
  return (
    <>
      <div>
        <h3>Параметры категории</h3>
        <p className="small muted">По ним товар ищут в каталоге и сравнивают. Неизвестное оставьте пустым.</p>
      </div>
      <div className="form__2">
        {parameters.map((parameter) => {
          const text = rows.find(({ key }) => key === parameter.key)?.text ?? ''
          return (
            <Field
              key={parameter.id}
              label={parameter.unit ? `${parameter.name}, ${parameter.unit}` : parameter.name}
              hint={parameter.description ?? undefined}
              labelSuffix={parameter.isRequired ? 'обязательно' : undefined}
              error={findProblem(parameter, text)}
            >
              {(control) => (
                <ParameterInput
                  parameter={parameter}
                  text={text}
                  control={control}
                  onChange={(typed) => write(parameter, typed)}
                />
              )}
            </Field>
          )
        })}
      </div>
    </>
  )
}

function ParameterInput({ parameter, text, control, onChange }: ParameterInputProps) {
  const choices = parameter.dataType === 'boolean' ? ['Да', 'Нет'] : parameter.choices
  if (choices.length === 0) {
    return (
      <Input
        {...control}
        value={text}
        autoComplete="off"
        {...(parameter.dataType === 'number' ? { inputMode: 'decimal' } : {})}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  return (
    <Select {...control} value={text} onChange={({ target }) => onChange(target.value)}>
      <option value="">Не указано</option>
      {/* A text from before the parameter had choices. */}
      {text !== '' && !choices.includes(text) && <option value={text}>{text}</option>}
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  )
}

function findProblem({ dataType, choices }: OwnParameter, text: string): string | undefined {
  if (text === '') return undefined
  if (dataType === 'number') return Number.isNaN(toNumber(text)) ? 'Введите число' : undefined
  if (dataType === 'choice') return choices.includes(text) ? undefined : 'Выберите из списка'
  return dataType === 'boolean' && text !== 'Да' && text !== 'Нет' ? 'Выберите да или нет' : undefined
}

interface ParameterFieldsProps {
  parameters: readonly OwnParameter[]
  rows: readonly SpecRow[]
  onChange: (rows: SpecRow[]) => void
}

interface ParameterInputProps {
  parameter: OwnParameter
  text: string
  /** Attributes of the control in its field. */
  control: object
  onChange: (text: string) => void
}
