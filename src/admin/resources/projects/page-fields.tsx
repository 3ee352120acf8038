import type { UseFormReturn } from 'react-hook-form'
import { Hint } from '../../../ui/field/field.tsx'
import { TextArea, TextField } from '../../kit/form/fields.tsx'
import { LABELS } from './labels.ts'
import type { ProjectValues } from './project-values.ts'

/** Optional fields of the project's page. */
export function PageFields({ form }: { form: UseFormReturn<ProjectValues> }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <fieldset className="project-page">
      <legend>На странице проекта</legend>
      <Hint>Необязательно: пустые строки на сайте не показываются.</Hint>
      <div className="form__2">
        <TextField
          label={LABELS.dateText}
          placeholder="Май 2023"
          field={register('dateText')}
          error={errors.dateText?.message}
        />
        <TextField
          label={LABELS.equipment}
          placeholder="Топас 5; труба 110 мм — 18 м"
          hint="Модель, потом материалы через точку с запятой"
          field={register('equipment')}
          error={errors.equipment?.message}
        />
        <TextArea
          label={LABELS.challenges}
          rows={3}
          hint="Каждая сложность с новой строки"
          field={register('challenges')}
          error={errors.challenges?.message}
        />
        <TextArea
          label={LABELS.solutions}
          rows={3}
          hint="Каждое решение с новой строки"
          field={register('solutions')}
          error={errors.solutions?.message}
        />
      </div>
    </fieldset>
  )
}
