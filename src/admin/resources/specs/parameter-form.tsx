import { useController, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type {
  newSpecParameterSchema,
  SpecCategory,
  SpecFilling,
  SpecParameter,
} from '../../../contract/catalogue/specs.ts'
import { betterLabels, dataTypeLabels } from '../../../domain/product/spec-kinds.ts'
import { STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import { SelectField, SwitchField, TextArea, TextField } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { asOptional, asReference } from '../../kit/form/number-rules.ts'
import { History } from '../../kit/history/history.tsx'
import type { RowNoun } from '../../kit/row-noun.ts'
import { useRowForm } from '../../kit/use-row-form.ts'
import { SPECS_KEY } from '../../parts/product/spec-queries.ts'
import { PRODUCTS_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { ChoicesField } from './choices-field.tsx'

type ParameterValues = z.input<typeof newSpecParameterSchema>

/** Noun forms for messages. */
export const PARAMETER: RowNoun = { name: 'Параметр', object: 'параметр', gender: 'm' }

const LABELS = {
  name: 'Название',
  key: 'Ключ',
  categoryId: 'Группа',
  dataType: 'Тип',
  unit: 'Единица',
  choices: 'Варианты',
  description: 'Описание',
  isFilterable: 'Фильтр в каталоге',
  isComparable: 'Строка в сравнении',
  better: 'Что лучше',
}

/** Form of a new or existing parameter; a new one comes last. Type and choices of a column of products are read-only. */
export function ParameterForm({ parameter, categories, last, filling, onClose }: ParameterFormProps) {
  const api = useApi()
  const staffForm = useRowForm<ParameterValues, SpecParameter>({
    entity: 'spec-parameters',
    row: parameter,
    noun: PARAMETER,
    create: api.adminSpecParameters.create,
    update: (id, changed, options) => api.adminSpecParameters.update({ ...changed, id }, options),
    refresh: [SPECS_KEY, PRODUCTS_KEY],
    schema: async () => (await import('../../../contract/catalogue/specs.ts')).newSpecParameterSchema,
    toValues: (one) => ({
      name: one?.name ?? '',
      key: one?.key ?? '',
      categoryId: one?.categoryId ?? null,
      dataType: one?.dataType ?? 'string',
      unit: one?.unit ?? null,
      choices: one?.choices ?? [],
      description: one?.description ?? null,
      isFilterable: one?.isFilterable ?? false,
      isComparable: one?.isComparable ?? true,
      better: one?.better ?? null,
      displayOrder: one?.displayOrder ?? last + 10,
    }),
    onClose,
  })
  const { register, control, formState } = staffForm.form
  const { errors } = formState
  const dataType = useWatch({ control, name: 'dataType' })
  const { field: choices } = useController({ control, name: 'choices' })
  const isColumn = parameter ? parameter.productColumn !== null : false
  return (
    <FormDialog
      title={parameter ? parameter.name : 'Добавить параметр'}
      staffForm={staffForm}
      labels={LABELS}
      save={parameter ? 'Сохранить' : 'Создать параметр'}
      onClose={onClose}
      history={History}
    >
      <TextField label={LABELS.name} isRequired field={register('name')} error={errors.name?.message} />
      <div className="form__2">
        <SelectField
          label={LABELS.dataType}
          {...(isColumn ? { hint: 'Тип задаёт поле товара' } : {})}
          field={register('dataType', { disabled: isColumn })}
          error={errors.dataType?.message}
        >
          {Object.entries(dataTypeLabels).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label={LABELS.unit} field={register('unit', asOptional)} error={errors.unit?.message} />
      </div>
      {dataType === 'choice' && !isColumn && (
        <ChoicesField
          label={LABELS.choices}
          value={choices.value ?? []}
          onChange={choices.onChange}
          error={errors.choices?.message ?? errors.choices?.root?.message}
        />
      )}
      <TextField
        label={LABELS.key}
        isRequired
        readOnly={parameter !== undefined}
        spellCheck={false}
        hint={
          parameter
            ? 'Стоит в адресах и в прайсах, поэтому не меняется.'
            : 'Стоит в адресах и в прайсах, потом не меняется. Характеристики товаров с этим названием станут значениями.'
        }
        field={register('key')}
        error={errors.key?.message}
      />
      <SelectField
        label={LABELS.categoryId}
        field={register('categoryId', asReference)}
        error={errors.categoryId?.message}
      >
        <option value="">Без группы</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SwitchField
        label={LABELS.isFilterable}
        hint={dataType === 'number' ? 'Границы от и до' : 'Значения со счётчиками'}
        field={register('isFilterable')}
      />
      <SwitchField label={LABELS.isComparable} field={register('isComparable')} />
      <SelectField
        label={LABELS.better}
        field={register('better', asOptional)}
        error={errors.better?.message}
      >
        <option value="">Всё равно</option>
        {Object.entries(betterLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={LABELS.description}
        rows={2}
        field={register('description', asOptional)}
        error={errors.description?.message}
      />
      {parameter && <MissingLink parameter={parameter} filling={filling} />}
    </FormDialog>
  )
}

/** «5 товаров без значения», as a link to these. */
function MissingLink({
  parameter: { id, name },
  filling,
}: Required<Pick<ParameterFormProps, 'filling'>> & { parameter: SpecParameter }) {
  const filled = filling?.parameters.find(({ parameterId }) => parameterId === id)?.filled
  if (!filling || filled === undefined || filled === filling.total) return null
  const count = filling.total - filled
  return (
    <a className="more" href={`${STAFF_PRODUCTS_PATH}?missing=${encodeURIComponent(name)}`}>
      {`${count} ${plural(count, ['товар', 'товара', 'товаров'])} без значения`}
    </a>
  )
}

interface ParameterFormProps {
  parameter: SpecParameter | undefined
  categories: readonly SpecCategory[]
  /** The last place of the present parameters. */
  last: number
  /** Undefined while loading. */
  filling: SpecFilling | undefined
  onClose: () => void
}
