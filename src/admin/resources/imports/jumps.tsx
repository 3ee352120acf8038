import type { ImportRow } from '../../../contract/catalogue/imports.ts'
import { PRICE_WARNINGS } from '../../../domain/catalogue/import-rules.ts'
import { formatPercent } from '../../kit/changes/change-values.ts'
import { FieldValue } from '../../kit/changes/field-value.tsx'
import { MAX_JUMPS } from './queries.ts'
import { fieldOf } from './words.ts'

/** Prices that an import moves by more than 20 %, sets below the installation, or may have without it, before and after side by side. */
export function Jumps({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <dl className="import-jumps num">
      {rows.slice(0, MAX_JUMPS).map(({ row, name, changes, warnings }) => (
        <div key={row}>
          <dt>
            <span>{name}</span>
            {UNLIKE_PRICES.filter((one) => warnings.includes(one)).map((one) => (
              <small key={one}>{one}</small>
            ))}
          </dt>
          <dd>
            {PRICES.map((field) => (
              <PriceChange key={field} field={field} change={changes.find((one) => one.field === field)} />
            ))}
          </dd>
        </div>
      ))}
      {rows.length > MAX_JUMPS && (
        <div>
          <dt>и другие: они под «Предупреждения»</dt>
        </div>
      )}
    </dl>
  )
}

/** Doubts that no percentage tells. */
const UNLIKE_PRICES = [PRICE_WARNINGS.below, PRICE_WARNINGS.alone]
const PRICES = ['price', 'installationPrice'] as const

function PriceChange({ field, change }: PriceChangeProps) {
  if (!change) return null
  const { before, after } = change
  const price = fieldOf(field)
  return (
    <p>
      {field === 'installationPrice' && <span>установка </span>}
      <FieldValue field={price} value={before} /> →{' '}
      <b>
        <FieldValue field={price} value={after} />
      </b>{' '}
      <small>{formatPercent(before, after)}</small>
    </p>
  )
}

interface PriceChangeProps {
  field: (typeof PRICES)[number]
  change: ImportRow['changes'][number] | undefined
}
