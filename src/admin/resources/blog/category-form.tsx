import type { z } from 'zod'
import type { BlogCategory, newBlogCategorySchema } from '../../../contract/content/blog.ts'
import { blogCategoryPath } from '../../../domain/site/site-paths.ts'
import { TextArea } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { NameAndSlug } from '../../kit/form/name-and-slug.tsx'
import { asOptional } from '../../kit/form/number-rules.ts'
import { History } from '../../kit/history/history.tsx'
import type { RowNoun } from '../../kit/row-noun.ts'
import { useRowForm } from '../../kit/use-row-form.ts'
import { useApi } from '../../staff.ts'
import { BLOG_KEY } from './queries.ts'

type CategoryValues = z.input<typeof newBlogCategorySchema>

/** Noun forms for messages (admin.md, section 8). */
export const CATEGORY: RowNoun = { name: 'Категория', object: 'категорию', gender: 'f' }

const LABELS = { name: 'Название', slug: 'Slug', description: 'Описание' }

/** Form of a new or existing blog category. */
export function CategoryForm({ category, onClose }: { category?: BlogCategory; onClose: () => void }) {
  const api = useApi()
  const staffForm = useRowForm<CategoryValues, BlogCategory>({
    entity: 'blog-categories',
    row: category,
    noun: CATEGORY,
    create: api.adminBlogCategories.create,
    update: (key, changed, options) => api.adminBlogCategories.update({ ...changed, key }, options),
    refresh: [BLOG_KEY],
    schema: async () => (await import('../../../contract/content/blog.ts')).newBlogCategorySchema,
    toValues: (one) => ({
      name: one?.name ?? '',
      slug: one?.slug ?? '',
      description: one?.description ?? null,
    }),
    onClose,
  })
  const { register, formState } = staffForm.form
  const { errors } = formState
  return (
    <FormDialog
      title={category ? 'Редактировать категорию' : 'Создать категорию'}
      staffForm={staffForm}
      labels={LABELS}
      save={category ? 'Сохранить изменения' : 'Создать категорию'}
      onClose={onClose}
      history={History}
    >
      <NameAndSlug
        form={staffForm.form}
        labels={LABELS}
        isNew={category === undefined}
        prefix={blogCategoryPath('')}
        stopsOn="focus"
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
