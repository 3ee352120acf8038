import { useQuery } from '@tanstack/react-query'
import { nameMissing } from '../../../parts/product/name-missing.ts'
import { fillingQuery } from '../../../parts/product/spec-queries.ts'
import { useApi } from '../../../staff.ts'

const SHOWN = 6

/** «Заполнено 82 %, не хватает: «Цвет»…» of a stored product; nothing while unknown. */
export function ProductGaps({ id }: { id: number }) {
  // Read before the form is shown (product-dialog.tsx).
  const filling = useQuery({ ...fillingQuery(useApi()), refetchOnMount: false }).data
  const own = filling?.products.find(({ productId }) => productId === id)
  if (!own || own.percent === null) return null
  const { percent, missing } = own
  return (
    <p className="small muted">
      {missing.length === 0
        ? `Заполнено ${percent} %`
        : `Заполнено ${percent} %, не хватает: ${nameMissing(missing, SHOWN)}`}
    </p>
  )
}
