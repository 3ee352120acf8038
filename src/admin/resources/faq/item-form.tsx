import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { FaqItem, ListedFaqCategory, newFaqItemSchema } from '../../../contract/content/faq.ts'
import { NumberField, SelectField, SwitchField, TextField } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { MarkdownEditor } from '../../kit/form/markdown/markdown-editor.tsx'
import { asNumber, asReference } from '../../kit/form/number-rules.ts'
import { History } from '../../kit/history/history.tsx'
import { PreviewLink } from '../../kit/publication/preview-link.tsx'
import type { RowNoun } from '../../kit/row-noun.ts'
import { useRowForm } from '../../kit/use-row-form.ts'
import { useApi } from '../../staff.ts'
import { FAQ_KEY } from './queries.ts'

type ItemValues = z.input<typeof newFaqItemSchema>

/** Noun forms for messages (admin.md, section 8). */
export const ITEM: RowNoun = { name: 'Вопрос-ответ', object: 'вопрос-ответ', gender: 'm' }

const LABELS = {
  question: 'Вопрос',
  answer: 'Ответ',
  categoryId: 'Категория',
  orderIndex: 'Порядок отображения',
  published: 'Опубликован',
}

/** Form of a new or existing question (admin.md, section 2). */
export function ItemForm({ item, categories, categoryId, onClose }: ItemFormProps) {
  const api = useApi()
  const staffForm = useRowForm<ItemValues, FaqItem>({
    entity: 'faq-items',
    row: item,
    noun: ITEM,
    create: api.adminFaqItems.create,
    update: (id, changed, options) => api.adminFaqItems.update({ ...changed, id }, options),
    refresh: [FAQ_KEY],
    schema: async () => (await import('../../../contract/content/faq.ts')).newFaqItemSchema,
    toValues: (one) => ({
      question: one?.question ?? '',
      answer: one?.answer ?? '',
      categoryId: one ? one.categoryId : categoryId,
      // null by default (admin.md, section 9).
      orderIndex: one?.orderIndex ?? null,
      published: one?.published ?? true,
    }),
    onClose,
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
      history={History}
      wide
    >
      {item && <PreviewLink entity="faq-items" id={item.id} version={item.version} />}
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
          alts={item?.alts}
          field={register('answer')}
          value={answer}
          error={errors.answer?.message}
          saveAttempts={formState.submitCount}
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
        <SwitchField
          label={LABELS.published}
          hint="Скрытый вопрос видят только сотрудники"
          field={register('published')}
        />
      </div>
    </FormDialog>
  )
}

interface ItemFormProps {
  item: FaqItem | undefined
  /** Undefined when loading failed. */
  categories: readonly ListedFaqCategory[] | undefined
  /** Initial category; for a new question that of the filter. */
  categoryId: number | null
  onClose: () => void
}
