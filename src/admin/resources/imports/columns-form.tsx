import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Import, ImportPlan, ImportSheet } from '../../../contract/catalogue/imports.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useWrite } from '../../kit/write/use-write.ts'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { manufacturersQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { ColumnsTable } from './columns-table.tsx'
import { FileBar } from './file-bar.tsx'
import { IMPORTS_KEY } from './queries.ts'
import { countRowsOf } from './words.ts'

/** The mapping of columns to fields, the maker, and what becomes of products that the file does not have. */
export function ColumnsForm({ found, sheet, onChecked }: ColumnsFormProps) {
  const api = useApi()
  const queries = useQueryClient()
  const { data: manufacturers = [] } = useQuery(manufacturersQuery(api))
  const [fields, setFields] = useState(() => sheet.columns.map(({ field }) => field))
  const [manufacturerId, setManufacturer] = useState(found.manufacturerId ?? sheet.manufacturerId)
  const [missing, setMissing] = useState(found.missing)
  const { run, isRunning, error } = useWrite({
    call: (plan: ImportPlan) => api.imports.update({ id: found.id, ...plan }),
    success: (_started, { mapping }) => ({
      title: mapping ? 'Проверяем' : 'Другой лист',
      description: mapping ? 'Покажем, что изменится' : 'Столбцы прочитаны заново',
    }),
    failure: (reason) => `Не удалось: ${reason}`,
    refresh: [IMPORTS_KEY],
  })
  const repeated = fields.map((field, at) =>
    field === null ? -1 : fields.findIndex((one, other) => one === field && other !== at),
  )
  const hasRepeated = repeated.some((at) => at >= 0)
  const known = fields.filter((field) => field !== null).length
  const maker = manufacturers.find(({ id }) => id === manufacturerId)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isRunning || hasRepeated) return
    const mapping = Object.fromEntries(sheet.columns.map(({ index }, at) => [index, fields[at] ?? null]))
    run({ sheet: sheet.sheet, mapping, manufacturerId, missing }).then(onChecked, () => undefined)
  }
  const chooseSheet = (name: string) =>
    run({ sheet: name }).then(
      () => queries.invalidateQueries({ queryKey: IMPORTS_KEY }),
      () => undefined,
    )
  return (
    <Panel as="form" noValidate onSubmit={send} className="import-panel">
      <FileBar name={found.name} about={describeSheet(sheet)}>
        {sheet.sheets.length > 1 && (
          <div className="import-file__sheet">
            <label htmlFor="import-sheet">Лист</label>
            <Select
              id="import-sheet"
              value={sheet.sheet}
              disabled={isRunning}
              onChange={({ target }) => void chooseSheet(target.value)}
            >
              {sheet.sheets.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </div>
        )}
      </FileBar>
      <ColumnsTable
        columns={sheet.columns}
        parameters={sheet.parameters}
        fields={fields}
        repeated={repeated}
        onChoose={(at, field) => setFields(fields.map((one, index) => (index === at ? field : one)))}
      />
      <div className="import-options form__2">
        <Field
          label="Производитель"
          hint={
            maker
              ? `Соответствие столбцов запомним для «${maker.name}».`
              : 'Для строк, в которых он не назван. Столбец или строка группы важнее.'
          }
        >
          {(control) => (
            <Select
              {...control}
              value={manufacturerId ?? ''}
              onChange={({ target }) => setManufacturer(target.value === '' ? null : Number(target.value))}
            >
              <option value="">Назван в файле</option>
              {manufacturers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Товары производителя, которых нет в файле" hint="Пустая ячейка ничего не меняет.">
          {(control) => (
            <Select
              {...control}
              value={missing}
              onChange={({ target }) => setMissing(target.value === 'hide' ? 'hide' : 'keep')}
            >
              <option value="keep">Оставить на сайте</option>
              <option value="hide">Скрыть с сайта</option>
            </Select>
          )}
        </Field>
      </div>
      <WriteFailure error={error} what="Не проверено" button="Проверить" isForm />
      <div className="import-bar">
        <p className="import-bar__facts num" role="status">
          <span>
            Загрузим <b>{known}</b> из <b>{fields.length}</b>{' '}
            {plural(fields.length, ['столбца', 'столбцов', 'столбцов'])}
          </span>
        </p>
        <Button
          variant="main"
          type="submit"
          isBusy={isRunning}
          aria-disabled={isRunning || hasRepeated || undefined}
        >
          Проверить {countRowsOf(sheet.rows).replace(/строка$/, 'строку')}
        </Button>
      </div>
    </Panel>
  )
}

const describeSheet = ({ rows, headRow, sheet, sheets }: ImportSheet) =>
  [
    sheets.length > 1 ? `лист «${sheet}»` : null,
    countRowsOf(rows),
    headRow === null ? 'шапки нет: столбцы узнаны по значениям' : `шапка в строке ${headRow}`,
  ]
    .filter(Boolean)
    .join(' · ')

interface ColumnsFormProps {
  found: Import
  sheet: ImportSheet
  /** The dry run has begun. */
  onChecked: () => void
}
