import type { ImportRow } from '../../../contract/catalogue/imports.ts'
import { formatPercent } from '../../kit/changes/change-values.ts'
import { FieldValue } from '../../kit/changes/field-value.tsx'
import { MAX_JUMPS } from './queries.ts'
import { fieldOf } from './words.ts'

/** Prices that an import moves by more than 20 %, before and after side by side. */
export function Jumps({ rows }: { rows: readonly ImportRow[] }) {
  const price = fieldOf('price')
  return (
    <dl className="import-jumps num">
      {rows.slice(0, MAX_JUMPS).map(({ row, name, changes }) => {
        const { before, after } = changes.find(({ field }) => field === 'price') ?? {}
        return (
          <div key={row}>
            <dt>{name}</dt>
            <dd>
              <FieldValue field={price} value={before} /> →{' '}
              <b>
                <FieldValue field={price} value={after} />
              </b>{' '}
              <small>{formatPercent(before, after)}</small>
            </dd>
          </div>
        )
      })}
      {rows.length > MAX_JUMPS && (
        <div>
          <dt>и другие: они под «Предупреждения»</dt>
        </div>
      )}
    </dl>
  )
}
