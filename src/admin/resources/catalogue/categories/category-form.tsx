import { useController } from 'react-hook-form'
import type { z } from 'zod'
import type { Category, newCategorySchema } from '../../../../contract/catalogue/categories.ts'
import { NumberField, TextArea } from '../../../kit/form/fields.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { NameAndSlug } from '../../../kit/form/name-and-slug.tsx'
import { asNumber, asOptional } from '../../../kit/form/number-rules.ts'
import { PictureField } from '../../../kit/form/upload/picture-field.tsx'
import { History } from '../../../kit/history/history.tsx'
import type { RowNoun } from '../../../kit/row-noun.ts'
import { useRowForm } from '../../../kit/use-row-form.ts'
import { categoriesQuery, PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'

type CategoryValues = z.input<typeof newCategorySchema>

/** Noun forms for messages (admin.md, section 8). */
export const CATEGORY: RowNoun = { name: 'Категория', object: 'категорию', gender: 'f' }

const LABELS = {
  name: 'Название',
  slug: 'Slug',
  description: 'Описание',
  imageUrl: 'Изображение (URL)',
  order: 'Порядок отображения',
}

/** Form of a new or existing category. The slug of a new one is generated from its name until it is edited. */
export function CategoryForm({ category, count, onClose }: CategoryFormProps) {
  const api = useApi()
  const staffForm = useRowForm<CategoryValues, Category>({
    entity: 'categories',
    row: category,
    noun: CATEGORY,
    create: api.adminCategories.create,
    update: (id, changed, options) => api.adminCategories.update({ ...changed, id }, options),
    refresh: [categoriesQuery(api).queryKey, PRODUCTS_KEY],
    schema: async () => (await import('../../../../contract/catalogue/categories.ts')).newCategorySchema,
    toValues: (one) => ({
      name: one?.name ?? '',
      slug: one?.slug ?? '',
      description: one?.description ?? null,
      imageUrl: one?.imageUrl ?? null,
      // Default order: admin.md, section 9.
      order: one?.order ?? count + 1,
    }),
    onClose,
  })
  const { register, formState, control } = staffForm.form
  const { errors } = formState
  const { field: picture } = useController({ control, name: 'imageUrl' })
  return (
    <FormDialog
      title={category ? 'Редактировать категорию' : 'Создать категорию'}
      staffForm={staffForm}
      labels={LABELS}
      save={category ? 'Сохранить изменения' : 'Создать категорию'}
      onClose={onClose}
      history={History}
    >
      <NameAndSlug form={staffForm.form} labels={LABELS} isNew={!category} stopsOn="typing" />
      <TextArea
        label={LABELS.description}
        rows={3}
        field={register('description', asOptional)}
        error={errors.description?.message}
      />
      <PictureField
        label={LABELS.imageUrl}
        value={picture.value ?? null}
        onChange={picture.onChange}
        onBlur={picture.onBlur}
        error={errors.imageUrl?.message}
      />
      <NumberField
        label={LABELS.order}
        hint="Меньше число — выше в списке"
        field={register('order', asNumber)}
        error={errors.order?.message}
      />
    </FormDialog>
  )
}

interface CategoryFormProps {
  category: Category | undefined
  /** Number of categories. */
  count: number
  onClose: () => void
}
