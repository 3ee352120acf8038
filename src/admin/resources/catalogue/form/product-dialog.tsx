import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import { useDialogAddress } from '../../../kit/form/use-dialog-address.ts'
import { useDraftAwaited } from '../../../kit/publication/draft-query.ts'
import { fillingQuery } from '../../../parts/product/spec-queries.ts'
import { useAwaited } from '../../../shell/awaiting.ts'
import { useApi } from '../../../staff.ts'
import { productQuery } from '../values/queries.ts'
import { readStored } from '../values/stored-product.ts'
import { ProductForm } from './product-form.tsx'

/** The product form opened by the address: `?edit=new` or `?edit=5`. */
export function ProductDialog() {
  const { edited, close } = useDialogAddress()
  const [address] = useSearchParams()
  const isNameless = address.has('edit') && edited === null
  useEffect(() => {
    if (isNameless) showToast({ title: 'Ошибка', description: 'Отсутствует ID товара', tone: 'bad' })
  }, [isNameless])
  if (edited === null) return null
  if (edited === 'new') return <ProductForm key="new" onClose={close} />
  return <StoredProduct key={edited} id={edited} onClose={close} />
}

function StoredProduct({ id, onClose }: { id: number; onClose: () => void }) {
  const api = useApi()
  const query = useQuery(productQuery(api, id))
  const isDraftAwaited = useDraftAwaited('products', id)
  const isFillingAwaited = useAwaited([useQuery(fillingQuery(api))], id)
  const { data } = query
  useEffect(() => {
    if (data && readStored(data).unreadable.length > 0) {
      showToast({ title: 'Ошибка', description: 'Не удалось загрузить все данные продукта', tone: 'bad' })
    }
  }, [data])
  return (
    <ProductForm
      id={id}
      query={query}
      isAboveAwaited={isDraftAwaited || isFillingAwaited}
      onClose={onClose}
    />
  )
}
