import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { newSpecParameterSchema, SpecParameter } from '../../../contract/catalogue/specs.ts'
import { betterLabels, dataTypeLabels } from '../../../domain/product/spec-kinds.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import type { ControlProps } from '../../kit/fields/field.ts'
import { choice, custom, reference, toggle, unseen } from '../../kit/fields/kinds.tsx'
import { list, longText, text } from '../../kit/fields/text-kinds.tsx'
import { errorOf } from '../../kit/form/error-of.ts'
import { SwitchField, TextArea, TextField } from '../../kit/form/fields.tsx'
import { SPECS_KEY, specCategoriesQuery } from '../../parts/product/spec-queries.ts'
import { PRODUCTS_KEY } from '../../queries.ts'
import { useApi } from '../../staff.ts'

/** A parameter of products. Type and choices of one that is a column of theirs are read-only. */
export const parameter = declareRecord<SpecParameter, z.input<typeof newSpecParameterSchema>>({
  entity: 'spec-parameters',
  noun: { name: 'Параметр', object: 'параметр', gender: 'm' },
  nameOf: ({ name }) => name,
  calls: (api) => api.adminSpecParameters,
  refresh: () => [SPECS_KEY, PRODUCTS_KEY],
  schema: async () => (await import('../../../contract/catalogue/specs.ts')).newSpecParameterSchema,
  question:
    'Вы уверены, что хотите удалить этот параметр? Значения товаров останутся их свободными характеристиками.',
  titles: ['Добавить параметр', ({ name }) => name],
  buttons: ['Создать параметр', 'Сохранить'],
  fields: {
    name: text({ label: 'Название', isRequired: true }),
    dataType: choice({
      choices: dataTypeLabels,
      initial: 'string',
      lockedBy: (row) => (isColumn(row) ? 'Тип задаёт поле товара' : undefined),
      isHalf: true,
    }),
    unit: text({ isNull: true, isHalf: true }),
    choices: list('\n', { render: (props) => <Choices {...props} /> }),
    key: custom('', (props) => <Key {...props} />),
    categoryId: reference({
      useChoices: () => useQuery(specCategoriesQuery(useApi())).data,
      none: 'Без группы',
    }),
    isFilterable: custom(false, (props) => <FilterSwitch {...props} />),
    isComparable: toggle(),
    better: choice({ choices: betterLabels, none: 'Всё равно' }),
    description: longText({ rows: 2, isNull: true }),
    displayOrder: unseen(0),
  },
})

const isColumn = (row: object | undefined) =>
  row !== undefined && 'productColumn' in row && row.productColumn !== null

const useDataType = (form: ControlProps['form']): unknown =>
  useWatch({ control: form.control, name: 'dataType' })

function Choices({ name, label, form, row }: ControlProps) {
  if (useDataType(form) !== 'choice' || isColumn(row)) return null
  return (
    <TextArea
      label={label}
      isRequired
      hint="По одному в строке"
      rows={4}
      field={form.register(name)}
      error={errorOf(form, name)}
    />
  )
}

function Key({ name, label, form, row }: ControlProps) {
  return (
    <TextField
      label={label}
      isRequired
      readOnly={row !== undefined}
      spellCheck={false}
      hint={
        row
          ? 'Стоит в адресах и в прайсах, поэтому не меняется.'
          : 'Стоит в адресах и в прайсах, потом не меняется. Характеристики товаров с этим названием станут значениями.'
      }
      field={form.register(name)}
      error={errorOf(form, name)}
    />
  )
}

function FilterSwitch({ name, label, form }: ControlProps) {
  const hint = useDataType(form) === 'number' ? 'Границы от и до' : 'Значения со счётчиками'
  return <SwitchField label={label} hint={hint} field={form.register(name)} />
}
