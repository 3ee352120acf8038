import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Import, ImportPlan, ImportSheet } from '../../../contract/catalogue/imports.ts'
import { useWrite } from '../../kit/write/use-write.ts'
import { useApi } from '../../staff.ts'
import { IMPORTS_KEY } from './queries.ts'

export type ImportPlanning = ReturnType<typeof useImportPlan>

/** What a price list is loaded as: the field of each column, the maker, what becomes of missing products; and its dry run. */
export function useImportPlan(found: Import, sheet: ImportSheet) {
  const api = useApi()
  const queries = useQueryClient()
  const [fields, setFields] = useState(() => sheet.columns.map(({ field }) => field))
  const [manufacturerId, chooseManufacturer] = useState(found.manufacturerId ?? sheet.manufacturerId)
  const [missing, chooseMissing] = useState(found.missing)
  const { run, isRunning, error } = useWrite({
    call: (plan: ImportPlan) => api.imports.update({ id: found.id, ...plan }),
    success: (_started, { mapping }) =>
      mapping ? null : { title: 'Другой лист', description: 'Столбцы прочитаны заново' },
    failure: (reason) => `Не удалось: ${reason}`,
    refresh: [IMPORTS_KEY],
  })
  /** By column: another one with the same field, -1 for none. */
  const repeated = fields.map((field, at) =>
    field === null ? -1 : fields.findIndex((one, other) => one === field && other !== at),
  )
  const isStopped = isRunning || repeated.some((at) => at >= 0)
  return {
    fields,
    repeated,
    manufacturerId,
    missing,
    chooseManufacturer,
    chooseMissing,
    isRunning,
    isStopped,
    error,
    chooseField: (at: number, field: string | null) =>
      setFields(fields.map((one, index) => (index === at ? field : one))),
    chooseSheet: (name: string) =>
      run({ sheet: name }).then(
        () => queries.invalidateQueries({ queryKey: IMPORTS_KEY }),
        () => undefined,
      ),
    /** Starts the dry run, and says when it has begun. */
    check(onChecked: () => void): void {
      if (isStopped) return
      const mapping = Object.fromEntries(sheet.columns.map(({ index }, at) => [index, fields[at] ?? null]))
      run({ sheet: sheet.sheet, mapping, manufacturerId, missing }).then(onChecked, () => undefined)
    },
  }
}
