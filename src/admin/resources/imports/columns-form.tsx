import type { FormEvent } from 'react'
import type { Import, ImportSheet } from '../../../contract/catalogue/imports.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field/select.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { WriteFailure } from '../../kit/write/write-failure.tsx'
import { ColumnsTable } from './columns-table.tsx'
import { FileBar } from './file-bar.tsx'
import { PlanOptions } from './plan-options.tsx'
import { useImportPlan } from './use-import-plan.ts'
import { countRowsOf } from './words.ts'

/** The mapping of columns to fields, the maker, and what becomes of products that the file does not have. */
export function ColumnsForm({ found, sheet, onChecked }: ColumnsFormProps) {
  const plan = useImportPlan(found, sheet)
  const { fields, isRunning, isStopped } = plan
  const known = fields.filter((field) => field !== null).length
  const check = (event: FormEvent) => {
    event.preventDefault()
    plan.check(onChecked)
  }
  return (
    <Panel as="form" noValidate onSubmit={check} className="import-panel">
      <FileBar name={found.name} about={describeSheet(sheet)}>
        {sheet.sheets.length > 1 && (
          <div className="import-file__sheet">
            <label htmlFor="import-sheet">Лист</label>
            <Select
              id="import-sheet"
              value={sheet.sheet}
              disabled={isRunning}
              onChange={({ target }) => void plan.chooseSheet(target.value)}
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
        repeated={plan.repeated}
        onChoose={plan.chooseField}
      />
      <PlanOptions plan={plan} />
      <WriteFailure error={plan.error} what="Не проверено" button="Проверить" isForm />
      <div className="import-bar">
        <p className="import-bar__facts num" role="status">
          <span>
            Загрузим <b>{known}</b> из <b>{fields.length}</b>{' '}
            {plural(fields.length, ['столбца', 'столбцов', 'столбцов'])}
          </span>
        </p>
        <Button variant="main" type="submit" isBusy={isRunning} aria-disabled={isStopped || undefined}>
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
