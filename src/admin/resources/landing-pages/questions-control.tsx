import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { STAFF_FAQ_PATH } from '../../../domain/site/staff-paths.ts'
import type { ControlProps } from '../../kit/fields/field.ts'
import { errorOf } from '../../kit/form/error-of.ts'
import { PickedList } from '../../kit/form/picked-list.tsx'
import { useApi } from '../../staff.ts'
import { questionsQuery } from './queries.ts'

/** Which questions stand below the models, in their order. */
export function QuestionsControl({ name, label, form }: ControlProps) {
  const query = useQuery(questionsQuery(useApi()))
  const { field } = useController({ control: form.control, name })
  return (
    <PickedList
      title={label}
      lead="Стоят под моделями. Скрытых и без категории посетители не видят."
      noun="вопрос"
      ids={field.value}
      onChange={field.onChange}
      error={errorOf(form, name)}
      query={query}
      choices={query.data}
      empty={
        <>
          Вопросов пока нет. <a href={STAFF_FAQ_PATH}>Открыть «Вопросы и ответы»</a>
        </>
      }
    />
  )
}
