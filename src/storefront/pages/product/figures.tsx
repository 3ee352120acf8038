import { formatNumber } from '@septic-shop/plot/number-format.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { residentsOf } from '../../../domain/product/residents.ts'
import { NO_DATA } from '../../../lib/numbers.ts'

type Figured = Pick<Product, 'users' | 'maxResidents' | 'productivity' | 'batchDischarge'>

/** Residents, productivity and, when known, salvo discharge. */
export function Figures({ productivity, batchDischarge, ...people }: Figured) {
  const residents = residentsOf(people)
  return (
    <dl className="prod-figs">
      <div>
        <dt>Жильцов</dt>
        <dd>{residents === null ? NO_DATA : `до ${residents}`}</dd>
      </div>
      <div>
        <dt>Очищает</dt>
        <Amount value={productivity} unit="м³/сут" />
      </div>
      {batchDischarge !== null && (
        <div>
          <dt>Залп</dt>
          <Amount value={batchDischarge} unit="л" />
        </div>
      )}
    </dl>
  )
}

function Amount({ value, unit }: { value: number | null; unit: string }) {
  // Keyed, so that it is exchanged whole: a page translator moves texts.
  if (value === null) return <dd key="none">{NO_DATA}</dd>
  return (
    <dd>
      {formatNumber(value)}&nbsp;<small>{unit}</small>
    </dd>
  )
}
