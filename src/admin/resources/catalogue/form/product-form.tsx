import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { Spinner } from '../../../../ui/spinner.tsx'
import { closeUnlessTyped, FormDialog } from '../../../kit/form/form-dialog.tsx'
import { TabList } from '../../../kit/form/tab-list.tsx'
import { useStaffForm } from '../../../kit/form/use-staff-form.ts'
import { History } from '../../../kit/history/history.tsx'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { confirmPrices, confirmVersionPrices } from '../../../parts/product/price-question.ts'
import { ErrorState } from '../../../shell/error-state.tsx'
import type { ProductTab } from '../values/product-field-groups.ts'
import { LABELS, tabOf } from '../values/product-fields.ts'
import { type ProductValues, toValues } from '../values/product-values.ts'
import { readPrice } from '../values/typed-numbers.ts'
import { ProductDraft } from './product-draft.tsx'
import { ProductGaps } from './product-gaps.tsx'
import { productParts } from './product-panels.tsx'
import { useSaveProduct } from './use-save-product.ts'
import './product-form.css'

type ShownTab = ProductTab | 'history'

/** Form of a new or existing product in eight tabs, a new one in seven. A failed save opens the first tab with errors. */
export function ProductForm({ id, query, isAboveAwaited = false, onClose }: ProductFormProps) {
  const isNew = id === undefined
  const product = query?.data
  const [tab, setTab] = useState<ShownTab>('general')
  const [attempt, setAttempt] = useState(0)
  const [isFilled, setFilled] = useState(isNew)
  const [isSending, setSending] = useState(false)
  const panels = useRef<HTMLDivElement>(null)
  const save = useSaveProduct(isNew, isSending)
  const staffForm = useStaffForm<ProductValues, Product>({
    schema: async () => (await import('../values/product-form-schema.ts')).productFormSchema(product),
    defaultValues: toValues(),
    record: { entity: 'products', id, row: undefined, toValues },
    // A colleague's price that was merged into the form is stored already: nobody is asked about it.
    confirmFirst: ({ name, ...values }, stored) => {
      const [price, installationPrice] = [readPrice(values.price), readPrice(values.installationPrice)]
      return confirmPrices(stored, { name, price, installationPrice })
    },
    save,
    onSaved: onClose,
    onInvalid: (names) => {
      const first = Object.keys(LABELS).find((name) => names.includes(name))
      if (first) setTab(tabOf(first))
      setAttempt((count) => count + 1)
    },
  })
  const { form, fill } = staffForm
  useEffect(() => {
    if (!product || isFilled || isAboveAwaited) return
    fill(product)
    setFilled(true)
  }, [product, isFilled, isAboveAwaited, fill])
  useEffect(() => {
    if (attempt === 0) return
    const wrong = panels.current?.querySelector('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [attempt])

  return (
    <FormDialog
      title={isNew ? 'Новый товар' : (product?.name ?? `Товар №\u00a0${id}`)}
      staffForm={staffForm}
      labels={LABELS}
      save={isNew ? 'Создать товар' : 'Сохранить изменения'}
      idle={product && `Товар №\u00a0${id}, изменён ${formatDate(product.updatedAt, true)}`}
      isBlocked={!isFilled}
      onClose={onClose}
      hasFoot={tab !== 'history'}
      wide
    >
      {isFilled ? (
        <FormProvider {...form}>
          <div className="product" ref={panels}>
            {id !== undefined && <ProductGaps id={id} />}
            <ProductDraft of={staffForm} labels={LABELS} fill={fill} />
            <ProductTabs
              form={form}
              id={id}
              current={tab}
              onChoose={setTab}
              onSending={setSending}
              onClose={onClose}
            />
          </div>
        </FormProvider>
      ) : (
        <Waiting query={query} />
      )}
    </FormDialog>
  )
}

/** The tabs with a dot at those with errors; a stored product has its history as the last one. */
function ProductTabs({ form, id, current, onChoose, onSending, onClose }: ProductTabsProps) {
  const history = current === 'history' && id !== undefined && (
    <History
      entity="products"
      id={id}
      ask={confirmVersionPrices}
      onRestored={() => closeUnlessTyped(form.formState.isDirty, onClose)}
      onClose={onClose}
    />
  )
  const bad = new Set(Object.keys(form.formState.errors).map(tabOf))
  return (
    <TabList
      label="Части товара"
      tabs={[
        ...productParts(id, current, onSending).map((part) => ({
          ...part,
          hasError: bad.has(part.key),
        })),
        ...(id === undefined
          ? []
          : [{ key: 'history' as const, label: 'История', panel: history, hasError: false }]),
      ]}
      current={current}
      onChoose={onChoose}
    />
  )
}

interface ProductTabsProps {
  form: UseFormReturn<ProductValues>
  /** Undefined for a new product. */
  id: number | undefined
  current: ShownTab
  onChoose: (tab: ShownTab) => void
  onSending: (isSending: boolean) => void
  onClose: () => void
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
  /** What stands above the fields is still being read: the form comes with it. */
  isAboveAwaited?: boolean
  onClose: () => void
}
