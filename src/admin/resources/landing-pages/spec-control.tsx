import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { FacetAnswer } from '../../../contract/catalogue/specs.ts'
import { spellSpec } from '../../../domain/catalogue/facet-choice.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { rememberPlace } from '../../kit/write/focus.ts'
import { useApi } from '../../staff.ts'
import { facetsQuery } from './queries.ts'

/** What is chosen, by the key of the parameter. */
type Chosen = Readonly<Record<string, string | string[]>>

/** Values of characteristics, each taken out by a press, and two lists with a button that adds one. */
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
  const takeOut = (button: Element, of: string, value: string) => {
    const moveOn = rememberPlace(button, '.landing-filter__chosen', {
      otherwise: '.landing-filter [name="parameter"]',
    })
    set(
      of,
      valuesOf(of).filter((one) => one !== value),
    )
    moveOn()
  }
  return (
    <div className="stack">
      {chosen.length > 0 && (
        <div className="chips">
          {chosen.map(({ of, value }) => (
            <span key={`${of} ${value}`} className="landing-filter__chosen">
              <button
                type="button"
                className="chip chip--x"
                aria-label={`Убрать: ${nameOf(of)}, ${value}`}
                onClick={({ currentTarget }) => takeOut(currentTarget, of, value)}
              >
                <span>{`${nameOf(of)}: ${value}`}</span>
                <Icon name="close" />
              </button>
            </span>
          ))}
        </div>
      )}
      <div className="form__2">
        <Field label="Характеристика" hint="Из фильтров каталога; из нескольких — любое">
          {(control) => (
            <Select
              {...control}
              name="parameter"
              value={key}
              onChange={(event) => setKey(event.target.value)}
            >
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
          <ValueChoice
            key={key}
            parameter={parameter}
            onAdd={(value) => set(key, [...new Set([...valuesOf(key), value])])}
          />
        )}
      </div>
    </div>
  )
}

/** Chooses a value of the parameter; the focus comes back to the list, for the next one. */
function ValueChoice({ parameter, onAdd }: { parameter: FacetAnswer; onAdd: (value: string) => void }) {
  const [value, setValue] = useState('')
  const list = useRef<HTMLSelectElement>(null)
  const add = () => {
    onAdd(value)
    setValue('')
    list.current?.focus()
  }
  return (
    <Field
      label={`Значение: ${parameter.name}`}
      hint={value === '' ? undefined : 'Нажмите «Добавить», чтобы отбирать и по нему'}
    >
      {(control) => (
        <div className="landing-filter__add">
          <Select {...control} ref={list} value={value} onChange={(event) => setValue(event.target.value)}>
            <option value="">Выберите значение</option>
            {(parameter.values ?? []).map((one) => (
              <option key={spellSpec(one.value)} value={spellSpec(one.value)}>
                {`${spellSpec(one.value)}${parameter.unit ? ` ${parameter.unit}` : ''} (${one.count})`}
              </option>
            ))}
          </Select>
          <Button icon="plus" disabled={value === ''} onClick={add}>
            Добавить<span className="vh">{`: ${parameter.name}`}</span>
          </Button>
        </div>
      )}
    </Field>
  )
}
