import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { newFaqItemSchema } from '../../contract/admin-faq.ts'
import type { FaqItem, ListedFaqCategory } from '../../contract/faq.ts'
import { NumberField, SelectField, TextField } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { MarkdownEditor } from '../form/markdown-editor.tsx'
import { asNumber, asReference } from '../form/number-rules.ts'
import { pickChanges } from '../form/pick-changes.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useWrite } from '../form/use-write.ts'
import { useApi } from '../staff.ts'
import { FAQ_KEY } from './queries.ts'

type ItemValues = z.input<typeof newFaqItemSchema>

const LABELS = {
  question: 'Вопрос',
  answer: 'Ответ',
  categoryId: 'Категория',
  orderIndex: 'Порядок отображения',
}

/** A question with its answer, new or stored (admin.md, section 2). */
export function ItemForm({ item, categories, categoryId, onClose }: ItemFormProps) {
  const api = useApi()
  const { run } = useWrite({
    call: (values: ItemValues): Promise<FaqItem> =>
      item
        ? api.adminFaqItems.update({ ...pickChanges(values, item), id: item.id })
        : api.adminFaqItems.create(values),
    success: { title: 'Успех', description: `Вопрос-ответ успешно ${item ? 'обновлен' : 'создан'}` },
    failure: (reason) => `Не удалось ${item ? 'обновить' : 'создать'} вопрос-ответ: ${reason}`,
    refresh: [FAQ_KEY],
  })
  const staffForm = useStaffForm<ItemValues>({
    schema: async () => (await import('../../contract/admin-faq.ts')).newFaqItemSchema,
    defaultValues: {
      question: item?.question ?? '',
      answer: item?.answer ?? '',
      categoryId,
      // admin.md, section 9: null unless somebody types it.
      orderIndex: item?.orderIndex ?? null,
    },
    save: run,
    onSaved: onClose,
  })
  const { register, control, formState } = staffForm.form
  const { errors } = formState
  const answer = useWatch({ control, name: 'answer' })
  return (
    <FormDialog
      title={item ? 'Редактировать вопрос-ответ' : 'Добавить вопрос-ответ'}
      staffForm={staffForm}
      labels={LABELS}
      save={item ? 'Обновить' : 'Создать'}
      onClose={onClose}
      wide
    >
      <TextField
        label={LABELS.question}
        isRequired
        field={register('question')}
        error={errors.question?.message}
      />
      <div className="faq-answer">
        <MarkdownEditor
          label={LABELS.answer}
          isRequired
          context="answer"
          field={register('answer')}
          value={answer}
          error={errors.answer?.message}
        />
      </div>
      <div className="form__2">
        <SelectField
          label={LABELS.categoryId}
          hint={categories ? 'Без категории вопрос на сайте не виден' : 'Список категорий не загрузился'}
          field={register('categoryId', asReference)}
          error={errors.categoryId?.message}
        >
          <option value="">Без категории</option>
          {!categories && categoryId !== null && <option value={categoryId}>{`#${categoryId}`}</option>}
          {categories?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <NumberField
          label={LABELS.orderIndex}
          hint="Меньше число — выше в списке"
          field={register('orderIndex', asNumber)}
          error={errors.orderIndex?.message}
        />
      </div>
    </FormDialog>
  )
}

interface ItemFormProps {
  item?: FaqItem
  /** Undefined when they could not be loaded. */
  categories: readonly ListedFaqCategory[] | undefined
  /** The item's category; a new one takes that of the current filter. */
  categoryId: number | null
  onClose: () => void
}
