import { Fragment } from 'react'
import { NumberField, SelectField, TextField } from '../../../kit/form/fields.tsx'
import type { ProductTab } from '../values/product-field-groups.ts'
import { fieldOf, groupsOf } from '../values/product-fields.ts'
import { useProductField } from '../values/use-product-field.ts'
import { ChoiceList } from './choice-list.tsx'

/** A tab with fields grouped by headings, from `product-fields.ts`. An empty number is unknown. */
export function FieldGroups({ tab }: { tab: ProductTab }) {
  const field = useProductField()
  return (
    <div className="form">
      {groupsOf(tab).map(({ title, lead, columns, names }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          {lead && <p className="product__lead">{lead}</p>}
          <div className={`form__${columns}`}>
            {names.map((name) => {
              const { kind, choices } = fieldOf(name)
              if (name === 'livingTypes') return <ChoiceList key={name} name={name} />
              if (choices) {
                return (
                  <SelectField key={name} {...field(name)}>
                    <option value="">Уточняется</option>
                    {Object.entries(choices).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </SelectField>
                )
              }
              const Field = kind === 'number' ? NumberField : TextField
              return <Field key={name} {...field(name)} />
            })}
          </div>
        </Fragment>
      ))}
    </div>
  )
}
