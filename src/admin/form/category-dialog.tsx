import type { z } from 'zod'
import { TextArea, TextField } from './fields.tsx'
import { FormDialog } from './form-dialog.tsx'
import { asOptional } from './number-rules.ts'
import { useStaffForm } from './use-staff-form.ts'

/** What a category of projects or of questions is made of; without a slug the server makes one of the name. */
export interface CategoryValues {
  name: string
  slug?: string | null | undefined
  description?: string | null | undefined
}

const LABELS = { name: 'Название категории', slug: 'Slug', description: 'Описание' }

/** A category of projects or of questions, new or stored (admin.md, section 2). */
export function CategoryDialog({ category, schema, save, onClose }: CategoryDialogProps) {
  const staffForm = useStaffForm<CategoryValues>({
    schema,
    defaultValues: {
      name: category?.name ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
    },
    save,
    onSaved: onClose,
  })
  const { register, formState } = staffForm.form
  const { errors } = formState
  return (
    <FormDialog
      title={category ? 'Редактировать категорию' : 'Добавить категорию'}
      staffForm={staffForm}
      labels={LABELS}
      save={category ? 'Обновить' : 'Создать'}
      onClose={onClose}
    >
      <TextField label={LABELS.name} isRequired field={register('name')} error={errors.name?.message} />
      <TextField
        label={LABELS.slug}
        placeholder="Оставьте пустым для автогенерации"
        spellCheck={false}
        field={register('slug')}
        error={errors.slug?.message}
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

interface CategoryDialogProps {
  category?: CategoryValues | undefined
  /** The contract's schema of a new category. */
  schema: () => Promise<z.ZodType<unknown, CategoryValues>>
  save: (values: CategoryValues) => Promise<unknown>
  onClose: () => void
}
