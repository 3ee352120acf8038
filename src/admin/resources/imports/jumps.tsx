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
      {rows.slice(0, MAX_JUMPS).map(({ row, name, changes, warnings, ...now }) => (
        <div key={row}>
          <dt>
            <span>{name}</span>
            {UNLIKE_PRICES.filter((one) => warnings.includes(one)).map((one) => (
              <small key={one}>{one}</small>
            ))}
          </dt>
          <dd>
            {PRICES.map((field) => (
              <PriceChange
                key={field}
                field={field}
                change={changes.find((one) => one.field === field)}
                kept={warnings.includes(PRICE_WARNINGS.below) ? now[field] : null}
              />
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

function PriceChange({ field, change, kept }: PriceChangeProps) {
  const price = fieldOf(field)
  if (!change) {
    return (
      kept !== null && (
        <p>
          <span>{field === 'price' ? 'цена' : 'установка'} остаётся </span>
          <FieldValue field={price} value={kept} />
        </p>
      )
    )
  }
  const { before, after } = change
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
  /** What stays and is compared with the change, kopecks; null for nothing. */
  kept: number | null
}
