import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { SoonPanel } from './soon-panel.tsx'

/** Fixed list (admin.md, section 2). */
const CATEGORIES = ['Септики', 'Станции', 'Аэраторы'] as const

/** Tab of parameters by product category. */
export function MappingsTab() {
  const [category, setCategory] = useState<string>(CATEGORIES[0])
  return (
    <SoonPanel
      label="Соответствия категорий и параметров"
      title="Управление соответствиями скоро будет доступно"
      text={`Здесь вы выберете параметры для категории «${category}».`}
      filters={
        <Field label="Категория">
          {(control) => (
            <Select {...control} value={category} onChange={(event) => setCategory(event.target.value)}>
              {CATEGORIES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      }
    />
  )
}
