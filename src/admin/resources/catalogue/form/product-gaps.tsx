import { useQuery } from '@tanstack/react-query'
import { nameMissing } from '../../../parts/product/name-missing.ts'
import { productsByIdQuery } from '../../../parts/product/product-list.ts'
import { fillingQuery } from '../../../parts/product/spec-queries.ts'
import { useApi } from '../../../staff.ts'

const SHOWN = 6

/** «Заполнено 82 %, не хватает: «Цвет»…» of a stored product; nothing while unknown. */
export function ProductGaps({ id }: { id: number }) {
  const api = useApi()
  // Read before the form is shown (product-dialog.tsx).
  const filling = useQuery({ ...fillingQuery(api), refetchOnMount: false }).data
  const isLarge = filling?.products.length === 0
  const part = useQuery({ ...productsByIdQuery(api, [id]), enabled: isLarge }).data
  const own = isLarge ? part?.items[0] : filling?.products.find(({ productId }) => productId === id)
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
