import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import type { GivenLandingFilter } from '../../../contract/content/landing-fields.ts'
import { groundWaterLabels } from '../../../domain/landing/ground-water-labels.ts'
import { Field, FieldError, Hint } from '../../../ui/field/field.tsx'
import { Input } from '../../../ui/field/input.tsx'
import { Select } from '../../../ui/field/select.tsx'
import type { ControlProps } from '../../kit/fields/field.ts'
import { errorOf, errorWithin } from '../../kit/form/error-of.ts'
import { manufacturersQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { SpecControl } from './spec-control.tsx'
import './landing-pages.css'

/** Which models the page shows: what is left empty does not count. */
export function FilterControl({ name, label, form, row }: ControlProps) {
  const { field } = useController({ control: form.control, name })
  const filter: NonNullable<GivenLandingFilter> = field.value ?? {}
  const change = (part: object) => field.onChange(withoutEmpty({ ...filter, ...part }))
  const errorAt = (part: Part) => errorOf(form, `${name}.${part}`)
  const error = errorOf(form, name) ?? errorWithin(form, `${name}.spec`)
  const focusWrong = (fieldset: HTMLFieldSetElement) => {
    const wrong = PARTS.find((part) => form.getFieldState(`${name}.${part}`).invalid)
    const control = fieldset.querySelector<HTMLElement>(`[name="${wrong}"]`) ?? fieldset
    control.focus()
  }
  const { manufacturer = '', users = '', groundWater = '', spec } = filter
  return (
    <fieldset
      className="landing-filter"
      ref={(element) => field.ref(element && { focus: () => focusWrong(element) })}
      tabIndex={-1}
    >
      <legend>{label}</legend>
      <Hint>Без отбора — все модели. Без моделей страницы нет в поисковиках</Hint>
      <div className="form__2">
        <MakerChoice
          chosen={manufacturer ?? ''}
          error={errorAt('manufacturer')}
          onChange={(slug) => change({ manufacturer: slug })}
        />
        <Field label="Человек в доме" hint="Нет таких — покажем на размер больше" error={errorAt('users')}>
          {(control) => (
            <Input
              {...control}
              name="users"
              inputMode="numeric"
              autoComplete="off"
              value={users ?? ''}
              onChange={(event) => change({ users: toWhole(event.target.value) })}
            />
          )}
        </Field>
        <Field
          label="Грунтовая вода"
          hint="Высоко: только модели с насосом (Пр)"
          error={errorAt('groundWater')}
        >
          {(control) => (
            <Select
              {...control}
              name="groundWater"
              value={groundWater ?? ''}
              onChange={(event) => change({ groundWater: event.target.value })}
            >
              <option value="">Любая</option>
              {Object.entries(groundWaterLabels).map(([value, title]) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <SpecControl spec={spec ?? {}} onChange={(chosen) => change({ spec: chosen })} />
      {error && <FieldError role="alert">{error}</FieldError>}
      {!form.getFieldState(name, form.formState).isDirty && <ModelCount row={row} />}
    </fieldset>
  )
}

/** One of the manufacturers, also while they are loaded, and one that is among them no more. */
function MakerChoice({ chosen, error, onChange }: MakerChoiceProps) {
  const manufacturers = useQuery(manufacturersQuery(useApi())).data
  return (
    <Field label="Производитель" error={error}>
      {(control) => (
        <Select
          key={manufacturers?.length}
          {...control}
          name="manufacturer"
          value={chosen}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Любой</option>
          {withPresent(manufacturers, chosen).map((one) => (
            <option key={one.slug} value={one.slug}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface MakerChoiceProps {
  chosen: string
  error: string | undefined
  onChange: (slug: string) => void
}

/** How many models the stored page shows. */
function ModelCount({ row }: { row: object | undefined }) {
  if (!row || !('found' in row)) return null
  return <Hint>{`Сейчас подходит моделей: ${row.found}`}</Hint>
}

/** Parts of the filter with a control of their own. */
const PARTS = ['manufacturer', 'users', 'groundWater'] as const
type Part = (typeof PARTS)[number]

/** The manufacturers to choose from, with the chosen one. */
function withPresent(loaded: readonly { slug: string; name: string }[] | undefined, chosen: string) {
  const others = loaded ?? []
  if (!chosen || others.some(({ slug }) => slug === chosen)) return others
  return [...others, { slug: chosen, name: loaded ? `${chosen} (удалён)` : chosen }]
}

/** Digits as a number; anything else stays, for the message about it. */
const toWhole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : text)

/** What is chosen: the stored filter names nothing that is empty. */
function withoutEmpty(filter: object) {
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) =>
        value !== '' && value != null && !(typeof value === 'object' && Object.keys(value).length === 0),
    ),
  )
}
