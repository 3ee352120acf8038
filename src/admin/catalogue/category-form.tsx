import { useController } from 'react-hook-form'
import type { z } from 'zod'
import type { Category, newCategorySchema } from '../../contract/categories.ts'
import { toSlug } from '../../lib/slug.ts'
import { NumberField, TextArea, TextField } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { asNumber, asOptional } from '../form/number-rules.ts'
import { pickChanges } from '../form/pick-changes.ts'
import { PictureField } from '../form/picture-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useWrite } from '../form/use-write.ts'
import { categoriesQuery, PRODUCTS_KEY } from '../queries.ts'
import { useApi } from '../staff.ts'

type CategoryValues = z.input<typeof newCategorySchema>

const LABELS = {
  name: 'Название',
  slug: 'Slug',
  description: 'Описание',
  imageUrl: 'Изображение',
  order: 'Порядок',
}

/** A category, new or stored. The slug of a new one follows its name until somebody types it. */
export function CategoryForm({ category, count, onClose }: CategoryFormProps) {
  const api = useApi()
  const { run } = useWrite({
    call: (values: CategoryValues): Promise<Category> =>
      category
        ? api.adminCategories.update({ ...pickChanges(values, category), id: category.id })
        : api.adminCategories.create(values),
    success: {
      title: 'Успех',
      description: category ? 'Категория успешно обновлена' : 'Категория успешно создана',
    },
    failure: (reason) =>
      category ? `Не удалось обновить категорию: ${reason}` : `Не удалось создать категорию: ${reason}`,
    refresh: [categoriesQuery(api).queryKey, PRODUCTS_KEY],
  })
  const staffForm = useStaffForm<CategoryValues>({
    schema: async () => (await import('../../contract/categories.ts')).newCategorySchema,
    defaultValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
      imageUrl: category?.imageUrl ?? null,
      // admin.md, section 9.
      order: category?.order ?? count + 1,
    },
    save: run,
    onSaved: onClose,
  })
  const { register, setValue, formState, control } = staffForm.form
  const { errors, dirtyFields } = formState
  const { field: picture } = useController({ control, name: 'imageUrl' })
  const name = register('name', {
    onChange: (event: { target: { value: string } }) => {
      if (!category && !dirtyFields.slug)
        setValue('slug', toSlug(event.target.value), { shouldValidate: formState.isSubmitted })
    },
  })
  return (
    <FormDialog
      title={category ? 'Редактировать категорию' : 'Создать категорию'}
      staffForm={staffForm}
      labels={LABELS}
      save={category ? 'Сохранить изменения' : 'Создать категорию'}
      onClose={onClose}
    >
      <TextField label="Название" isRequired field={name} error={errors.name?.message} />
      <TextField
        label="Slug"
        isRequired
        field={register('slug')}
        error={errors.slug?.message}
        spellCheck={false}
      />
      <TextArea
        label="Описание"
        rows={3}
        field={register('description', asOptional)}
        error={errors.description?.message}
      />
      <PictureField
        label="Изображение (URL)"
        value={picture.value ?? null}
        onChange={picture.onChange}
        onBlur={picture.onBlur}
        error={errors.imageUrl?.message}
      />
      <NumberField
        label="Порядок отображения"
        hint="Меньше число — выше в списке"
        field={register('order', asNumber)}
        error={errors.order?.message}
      />
    </FormDialog>
  )
}

interface CategoryFormProps {
  category?: Category
  /** How many categories there are. */
  count: number
  onClose: () => void
}
