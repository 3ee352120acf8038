import { useFormContext } from 'react-hook-form'
import { Hint } from '../../../../ui/field/field.tsx'
import { fieldOf, type LISTS } from '../values/product-fields.ts'
import type { ProductValues } from '../values/product-values.ts'

/** Checkboxes of a field with several values; none of them is unknown. */
export function ChoiceList({ name }: { name: (typeof LISTS)[number] }) {
  const { register, watch } = useFormContext<ProductValues>()
  const { label, choices = {} } = fieldOf(name)
  return (
    <fieldset className="choice-list">
      <legend>{label}</legend>
      {Object.entries(choices).map(([value, text]) => (
        <label key={value} className="check">
          <input type="checkbox" value={value} {...register(name)} />
          {text}
        </label>
      ))}
      {watch(name).length === 0 && (
        <Hint>Уточняется: подбор никого не исключит, кроме отстойника в доме с постоянным проживанием</Hint>
      )}
    </fieldset>
  )
}
