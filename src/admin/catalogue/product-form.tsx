import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Product } from '../../contract/products.ts'
import { formatDate } from '../../lib/dates.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { FormDialog } from '../form/form-dialog.tsx'
import { TabList } from '../form/tab-list.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { ErrorState } from '../shell/error-state.tsx'
import { toReason } from '../write/failure-messages.ts'
import type { ProductTab } from './product-field-groups.ts'
import { LABELS, tabOf } from './product-fields.ts'
import { productParts } from './product-panels.tsx'
import { type ProductValues, toValues } from './product-values.ts'
import { useSaveProduct } from './use-save-product.ts'
import './product-form.css'

/** Form of a new or existing product in six tabs. A failed save opens the first tab with errors. */
export function ProductForm({ id, query, onClose }: ProductFormProps) {
  const isNew = id === undefined
  const product = query?.data
  const [tab, setTab] = useState<ProductTab>('general')
  const [attempt, setAttempt] = useState(0)
  const [isFilled, setFilled] = useState(isNew)
  const [isSending, setSending] = useState(false)
  const panels = useRef<HTMLDivElement>(null)
  const save = useSaveProduct(isNew ? 'new' : product, isSending)
  const staffForm = useStaffForm<ProductValues>({
    schema: async () => (await import('./product-form-schema.ts')).productFormSchema(product),
    defaultValues: toValues(),
    save,
    onSaved: onClose,
    onInvalid: (names) => {
      const first = Object.keys(LABELS).find((name) => names.includes(name))
      if (first) setTab(tabOf(first))
      setAttempt((count) => count + 1)
    },
  })
  const { form } = staffForm
  useEffect(() => {
    if (!product || isFilled) return
    form.reset(toValues(product))
    setFilled(true)
  }, [product, isFilled, form])
  useEffect(() => {
    if (attempt === 0) return
    const wrong = panels.current?.querySelector('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [attempt])

  const bad = new Set(Object.keys(form.formState.errors).map(tabOf))
  return (
    <FormDialog
      title={isNew ? 'Новый товар' : (product?.name ?? `Товар №\u00a0${id}`)}
      staffForm={staffForm}
      labels={LABELS}
      save={isNew ? 'Создать товар' : 'Сохранить изменения'}
      idle={product && `Товар №\u00a0${id}, изменён ${formatDate(product.updatedAt, true)}`}
      isBlocked={!isFilled}
      onClose={onClose}
      wide
    >
      {isFilled ? (
        <FormProvider {...form}>
          <div className="product" ref={panels}>
            <TabList
              label="Части товара"
              tabs={productParts(id, tab, setSending).map((part) => ({
                ...part,
                hasError: bad.has(part.key),
              }))}
              current={tab}
              onChoose={setTab}
            />
          </div>
        </FormProvider>
      ) : (
        <Waiting query={query} />
      )}
    </FormDialog>
  )
}

function Waiting({ query }: Pick<ProductFormProps, 'query'>) {
  if (query?.isError) {
    return (
      <ErrorState
        text={`Не удалось загрузить товар: ${toReason(query.error)}`}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <p className="product__waiting" role="status">
      <Spinner />
      Загрузка товара
    </p>
  )
}

interface ProductFormProps {
  /** Undefined for a new product. */
  id?: number
  /** Query of the stored product. */
  query?: UseQueryResult<Product> | undefined
  onClose: () => void
}
