import type { z } from 'zod'
import type { newBlogCategorySchema } from '../../contract/admin-blog.ts'
import type { BlogCategory } from '../../contract/blog.ts'
import { TextArea, TextField } from '../form/fields.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { asOptional } from '../form/number-rules.ts'
import { pickChanges } from '../form/pick-changes.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useWrite } from '../form/use-write.ts'
import { useApi } from '../staff.ts'
import { BLOG_KEY } from './queries.ts'
import { useFollowingSlug } from './use-following-slug.ts'

type CategoryValues = z.input<typeof newBlogCategorySchema>

const LABELS = { name: 'Название', slug: 'Slug', description: 'Описание' }

/** A category of the blog, new or stored. */
export function CategoryForm({ category, onClose }: { category?: BlogCategory; onClose: () => void }) {
  const api = useApi()
  const { run } = useWrite({
    call: (values: CategoryValues): Promise<BlogCategory> =>
      category
        ? api.adminBlogCategories.update({ ...pickChanges(values, category), key: category.id })
        : api.adminBlogCategories.create(values),
    success: {
      title: 'Успех',
      description: category ? 'Категория успешно обновлена' : 'Категория успешно создана',
    },
    failure: (reason) =>
      category ? `Не удалось обновить категорию: ${reason}` : `Не удалось создать категорию: ${reason}`,
    refresh: [BLOG_KEY],
  })
  const staffForm = useStaffForm<CategoryValues>({
    schema: async () => (await import('../../contract/admin-blog.ts')).newBlogCategorySchema,
    defaultValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? null,
    },
    save: run,
    onSaved: onClose,
  })
  const { register, setValue, formState } = staffForm.form
  const { errors, isSubmitted } = formState
  const slug = useFollowingSlug(category === undefined, (text) =>
    setValue('slug', text, { shouldDirty: true, shouldValidate: isSubmitted }),
  )
  return (
    <FormDialog
      title={category ? 'Редактировать категорию' : 'Создать категорию'}
      staffForm={staffForm}
      labels={LABELS}
      save={category ? 'Сохранить изменения' : 'Создать категорию'}
      onClose={onClose}
    >
      <TextField
        label={LABELS.name}
        isRequired
        field={register('name', { onChange: slug.follow })}
        error={errors.name?.message}
      />
      <TextField
        label={LABELS.slug}
        isRequired
        prefix="/blog/category/"
        field={register('slug')}
        error={errors.slug?.message}
        onFocus={slug.stopFollowing}
        spellCheck={false}
        autoComplete="off"
      />
      <TextArea
        label={LABELS.description}
        rows={3}
        field={register('description', asOptional)}
        error={errors.description?.message}
      />
    </FormDialog>
  )
}
