import type { QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CallOptions } from '../../api/client.ts'
import type { Entity } from '../../contract/records/records.ts'
import { TextArea, TextField } from './form/fields.tsx'
import { FormDialog } from './form/form-dialog.tsx'
import { asOptional } from './form/number-rules.ts'
import { History } from './history/history.tsx'
import type { RowNoun } from './row-noun.ts'
import { useRowForm } from './use-row-form.ts'

/** Values of a category; without a slug the server generates one from the name. */
export interface CategoryValues {
  name: string
  slug?: string | null | undefined
  description?: string | null | undefined
}

/** API calls that write a category. */
export interface CategoryCalls {
  create: (values: CategoryValues) => Promise<unknown>
  update: (changes: Partial<CategoryValues> & { id: number }, options: CallOptions) => Promise<unknown>
}

type StoredCategory = CategoryValues & { id: number; version?: number | undefined }

const LABELS = { name: 'Название категории', slug: 'Slug', description: 'Описание' }

/** Form dialog of a new or existing category (admin.md, section 2). */
export function CategoryDialog({
  entity,
  category,
  noun,
  calls,
  refresh,
  schema,
  onClose,
}: CategoryDialogProps) {
  const staffForm = useRowForm<CategoryValues, StoredCategory>({
    entity,
    row: category,
    noun,
    create: calls.create,
    update: (id, changed, options) => calls.update({ ...changed, id }, options),
    refresh,
    schema,
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
      title={category ? 'Редактировать категорию' : 'Добавить категорию'}
      staffForm={staffForm}
      labels={LABELS}
      save={category ? 'Обновить' : 'Создать'}
      onClose={onClose}
      history={History}
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
  entity: Entity
  category: StoredCategory | undefined
  noun: RowNoun
  calls: CategoryCalls
  /** Query keys to invalidate. */
  refresh: readonly QueryKey[]
  /** Loads the contract's schema of a new category. */
  schema: () => Promise<z.ZodType<unknown, CategoryValues>>
  onClose: () => void
}
