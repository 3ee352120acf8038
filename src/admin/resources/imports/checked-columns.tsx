import type { ImportChange, ImportRow } from '../../../contract/catalogue/imports.ts'
import type { RecordField } from '../../../contract/records/record-field-kinds.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { formatPercent, isEmpty } from '../../kit/changes/change-values.ts'
import { FieldValue } from '../../kit/changes/field-value.tsx'
import type { Column } from '../../kit/table/data-table.tsx'
import { ProductThumb } from '../../parts/product/thumb.tsx'
import { DONE_LABELS, fieldOf, KIND_LABELS, type NamedParameter } from './words.ts'

/** Most changes of a row that are shown; the rest is counted. */
const MAX_SHOWN = 8

interface CheckedColumns {
  isApplied: boolean
  parameters: readonly NamedParameter[]
}

/** Columns of the dry run, and of what was applied. */
export const checkedColumns = ({ isApplied, parameters }: CheckedColumns): readonly Column<ImportRow>[] => [
  { key: 'row', title: 'Строка', cell: ({ row }) => <span className="num muted">{row ?? '—'}</span> },
  {
    key: 'name',
    title: 'Товар',
    cell: (row) => (
      <span className="import-name">
        {row.productId !== null && <ProductThumb product={row} />}
        <b>{row.name}</b>
      </span>
    ),
  },
  {
    key: 'changes',
    title: isApplied ? 'Что изменилось' : 'Что изменится',
    cell: (row) => <Changes row={row} parameters={parameters} />,
  },
  { key: 'kind', title: 'Итог', cell: (row) => <Result row={row} isApplied={isApplied} /> },
]

function Changes({ row: { errors, changes, kind }, parameters }: ChangesProps) {
  if (errors.length > 0) {
    return errors.map((error) => (
      <p className="import-error" key={error}>
        <Icon name="warn" />
        {error}
      </p>
    ))
  }
  if (changes.length === 0) return <span className="muted">ничего</span>
  return (
    <dl className="import-changes num">
      {changes.slice(0, MAX_SHOWN).map((change) => (
        <OneChange
          key={change.field}
          change={change}
          known={fieldOf(change.field, parameters)}
          isNew={kind === 'new'}
        />
      ))}
      {changes.length > MAX_SHOWN && <dt className="muted">и ещё {changes.length - MAX_SHOWN}</dt>}
    </dl>
  )
}

interface ChangesProps {
  row: ImportRow
  parameters: readonly NamedParameter[]
}

function OneChange({ change: { before, after }, known, isNew }: OneChangeProps) {
  const percent = known.kind === 'money' ? formatPercent(before, after) : null
  return (
    <>
      <dt>{known.label}</dt>
      <dd>
        {!isNew && (
          <>
            <s className="vh-before">
              {isEmpty(before) ? 'нет' : <FieldValue field={known} value={before} />}
            </s>
            <span aria-hidden="true"> → </span>
          </>
        )}
        <b>
          <FieldValue field={known} value={after} />
        </b>
        {percent && <small> {percent}</small>}
      </dd>
    </>
  )
}

interface OneChangeProps {
  change: ImportChange
  known: RecordField
  isNew: boolean
}

const TONES = { new: 'water', changed: 'warn', same: undefined, error: 'bad', missing: undefined } as const

function Result({
  row: { kind, warnings, isLeft, isBeyond },
  isApplied,
}: {
  row: ImportRow
  isApplied: boolean
}) {
  const label = (isApplied ? DONE_LABELS : KIND_LABELS)[kind]
  return (
    <>
      <Badge
        tone={isLeft ? 'warn' : TONES[kind]}
        dot={kind === 'error' ? 'full' : kind === 'changed' ? 'half' : undefined}
      >
        {isLeft ? 'Не тронут' : label}
      </Badge>
      {isBeyond && <small className="import-warning">Такое изменение цены вам не разрешено</small>}
      {warnings.map((warning) => (
        <small className="import-warning" key={warning}>
          {warning}
        </small>
      ))}
    </>
  )
}
