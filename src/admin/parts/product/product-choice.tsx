import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isLarge, toFind, toWhole } from '../../kit/table/whole-list.ts'
import { productsQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { MAX_FOUND } from './find-products.ts'
import { productPartQuery } from './product-list.ts'
import { ProductPicker, type ProductPickerProps } from './product-picker.tsx'

/** Combobox for a product of a catalogue of any size: where it is not read whole, the server searches it. */
export function ProductChoice(props: Omit<ProductPickerProps, 'products' | 'search' | 'onType'>) {
  const api = useApi()
  const list = useQuery(productsQuery(api)).data
  const [find, setFind] = useState('')
  const asked = { limit: MAX_FOUND, ...toFind(find) }
  const part = useQuery({ ...productPartQuery(api, asked), enabled: isLarge(list) }).data
  const more = part ? part.total - part.items.length : 0
  return (
    <ProductPicker
      {...props}
      products={toWhole(list)}
      onType={setFind}
      search={isLarge(list) ? { found: part?.items, more } : undefined}
    />
  )
}
