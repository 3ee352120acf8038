import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { ReferenceControl } from '../../kit/fields/controls.tsx'
import type { ControlProps } from '../../kit/fields/field.ts'
import { errorOf } from '../../kit/form/error-of.ts'
import { isLarge, toWhole } from '../../kit/table/whole-list.ts'
import { useListedProducts } from '../../parts/product/product-list.ts'
import { ProductSearch } from '../../parts/product/product-search.tsx'
import { productsQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'

const NONE = 'Для любых, где выбрано'
const HINT = 'Стоит на странице этого товара, даже если его там не выбрали'

/** The product that an accessory is for: chosen from a list, or searched where there are too many for one. */
export function ProductField(props: ControlProps) {
  const list = useQuery(productsQuery(useApi())).data
  if (isLarge(list)) return <SearchedProduct {...props} />
  return <ReferenceControl {...props} useChoices={() => toWhole(list)} none={NONE} hint={HINT} />
}

function SearchedProduct({ name: path, label, form }: ControlProps) {
  const { field } = useController({ control: form.control, name: path })
  const id: number | null = field.value ?? null
  const [chosen] = useListedProducts(id === null ? [] : [id]) ?? []
  const name = id === null ? NONE : (chosen?.name ?? `№ ${id}`)
  return (
    <>
      <ProductSearch
        label={`${label}: ${name}`}
        hint={HINT}
        error={errorOf(form, field.name)}
        onChoose={(product) => field.onChange(product.id)}
      />
      {id !== null && <Button onClick={() => field.onChange(null)}>{NONE}</Button>}
    </>
  )
}
