import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { spellSpec } from '../../../domain/catalogue/facet-choice.ts'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useApi } from '../../staff.ts'
import { facetsQuery } from './queries.ts'

/** What is chosen, by the key of the parameter. */
type Chosen = Readonly<Record<string, string | string[]>>

/** Values of characteristics, each taken out by a press, and two lists that add one. */
export function SpecControl({ spec, onChange }: { spec: Chosen; onChange: (spec: Chosen) => void }) {
  const { data: facets = [] } = useQuery(facetsQuery(useApi()))
  const [key, setKey] = useState('')
  const chosen = Object.entries(spec).flatMap(([of, values]) =>
    [values].flat().map((value) => ({ of, value })),
  )
  const nameOf = (of: string) => facets.find((facet) => facet.key === of)?.name ?? of
  const parameter = facets.find((facet) => facet.key === key)
  const set = (of: string, values: string[]) => {
    const { [of]: _former, ...others } = spec
    onChange(values.length > 0 ? { ...others, [of]: values } : others)
  }
  const valuesOf = (of: string) => [spec[of] ?? []].flat()
  return (
    <div className="stack">
      {chosen.length > 0 && (
        <div className="chips">
          {chosen.map(({ of, value }) => (
            <button
              key={`${of} ${value}`}
              type="button"
              className="chip chip--x"
              aria-label={`Убрать: ${nameOf(of)}, ${value}`}
              onClick={() =>
                set(
                  of,
                  valuesOf(of).filter((one) => one !== value),
                )
              }
            >
              <span>{`${nameOf(of)}: ${value}`}</span>
              <Icon name="close" />
            </button>
          ))}
        </div>
      )}
      <div className="form__2">
        <Field label="Характеристика" hint="Из фильтров каталога; нескольких значений — любое">
          {(control) => (
            <Select {...control} value={key} onChange={(event) => setKey(event.target.value)}>
              <option value="">Не важна</option>
              {facets.map((facet) => (
                <option key={facet.key} value={facet.key}>
                  {facet.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {parameter && (
          <Field label={`Значение: ${parameter.name}`}>
            {(control) => (
              <Select
                {...control}
                value=""
                onChange={(event) => {
                  set(key, [...new Set([...valuesOf(key), event.target.value])])
                  setKey('')
                }}
              >
                <option value="">Выберите значение</option>
                {(parameter.values ?? []).map(({ value, count }) => (
                  <option key={spellSpec(value)} value={spellSpec(value)}>
                    {`${spellSpec(value)}${parameter.unit ? ` ${parameter.unit}` : ''} (${count})`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </div>
  )
}
