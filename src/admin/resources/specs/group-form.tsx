import type { z } from 'zod'
import type { newSpecCategorySchema, SpecCategory } from '../../../contract/catalogue/specs.ts'
import { TextArea, TextField } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { asOptional } from '../../kit/form/number-rules.ts'
import { History } from '../../kit/history/history.tsx'
import type { RowNoun } from '../../kit/row-noun.ts'
import { useRowForm } from '../../kit/use-row-form.ts'
import { SPECS_KEY } from '../../parts/product/spec-queries.ts'
import { useApi } from '../../staff.ts'

type GroupValues = z.input<typeof newSpecCategorySchema>

/** Noun forms for messages. */
export const GROUP: RowNoun = { name: 'Группа', object: 'группу', gender: 'f' }

const LABELS = { name: 'Название', description: 'Описание' }

/** Form of a new or existing group of characteristics; a new one comes last. */
export function GroupForm({ group, last, onClose }: GroupFormProps) {
  const api = useApi()
  const staffForm = useRowForm<GroupValues, SpecCategory>({
    entity: 'spec-categories',
    row: group,
    noun: GROUP,
    create: api.adminSpecCategories.create,
    update: (id, changed, options) => api.adminSpecCategories.update({ ...changed, id }, options),
    refresh: [SPECS_KEY],
    schema: async () => (await import('../../../contract/catalogue/specs.ts')).newSpecCategorySchema,
    toValues: (one) => ({
      name: one?.name ?? '',
      description: one?.description ?? null,
      displayOrder: one?.displayOrder ?? last + 10,
    }),
    onClose,
  })
  const { register, formState } = staffForm.form
  const { errors } = formState
  return (
    <FormDialog
      title={group ? 'Редактировать группу' : 'Добавить группу'}
      staffForm={staffForm}
      labels={LABELS}
      save={group ? 'Сохранить' : 'Создать группу'}
      onClose={onClose}
      history={History}
    >
      <TextField
        label={LABELS.name}
        isRequired
        hint="Заголовок на странице товара и в сравнении"
        field={register('name')}
        error={errors.name?.message}
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

interface GroupFormProps {
  group: SpecCategory | undefined
  /** The last place of the present groups. */
  last: number
  onClose: () => void
}
