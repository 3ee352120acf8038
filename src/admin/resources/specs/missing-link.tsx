import type { SpecFilling, SpecParameter } from '../../../contract/catalogue/specs.ts'
import { STAFF_PRODUCTS_PATH } from '../../../domain/site/staff-paths.ts'
import { plural } from '../../../lib/text/plural.ts'

/** «5 товаров без значения», as a link to these. */
export function MissingLink({
  parameter: { id, name },
  filling,
}: {
  parameter: SpecParameter
  /** Undefined while loading. */
  filling: SpecFilling | undefined
}) {
  const filled = filling?.parameters.find(({ parameterId }) => parameterId === id)?.filled
  if (!filling || filled === undefined || filled === filling.total) return null
  const count = filling.total - filled
  return (
    <a className="more" href={`${STAFF_PRODUCTS_PATH}?missing=${encodeURIComponent(name)}&sort=filled`}>
      {`${count} ${plural(count, ['товар', 'товара', 'товаров'])} без значения`}
    </a>
  )
}
