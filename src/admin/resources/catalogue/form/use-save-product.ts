import type { CallOptions } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/error.ts'
import type { Product } from '../../../../contract/catalogue/products.ts'
import { showToast } from '../../../../ui/toast/toast-store.ts'
import type { Seen } from '../../../kit/write/in-turn.ts'
import { shownByForm } from '../../../kit/write/stale.ts'
import { useWrite } from '../../../kit/write/use-write.ts'
import { fillingQuery } from '../../../parts/product/spec-queries.ts'
import { PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { type ProductValues, toChanges, toPayload } from '../values/product-values.ts'
import { readFeaturesJson, readSpecsJson } from '../values/spec-json.ts'

/** Form field that shows the server's error for a column. */
const FIELD_OF = new Map([
  ['imageUrl', 'images'],
  ['technicalSpecs', 'specs'],
])

/**
 * Saves the product form, with the messages of admin.md, section 8. Blocked while a picture is uploading, which would be
 * lost.
 */
export function useSaveProduct(isNew: boolean, isSending: boolean) {
  const api = useApi()
  const { run } = useWrite({
    call: ({ call }: { call: Call; values: ProductValues; seen: Seen | undefined }, options) => call(options),
    record: ({ seen }) => seen,
    success: (product, { values }) => ({
      title: isNew ? 'Товар создан' : 'Товар обновлён',
      description: formatLeftOut(values) ?? product.name,
    }),
    failure: isNew ? 'Не удалось создать товар' : 'Не удалось обновить товар',
    // The list behind the form stays, with what each product lacks.
    refresh: [PRODUCTS_KEY, fillingQuery(api).queryKey],
    onStale: shownByForm,
  })
  const toCall = (values: ProductValues, changed: object, base: Product | undefined): Call => {
    if (isSending) return abortSaving('Изображение ещё загружается: подождите немного и сохраните снова')
    if (isNew) {
      const payload = prepare(() => toPayload(values))
      return () => api.adminProducts.create(payload)
    }
    if (base === undefined || !Number.isInteger(base.id)) return abortSaving('Отсутствует ID товара')
    const changes = prepare(() => toChanges(values, Object.keys(changed), base))
    return (options) => api.adminProducts.update({ ...changes, key: base.id }, options)
  }
  return async (
    values: ProductValues,
    changed: Partial<ProductValues>,
    base: Product | undefined,
    seen: Seen | undefined,
  ) => {
    try {
      return await run({ call: toCall(values, changed, base), values, seen })
    } catch (error) {
      throw toFormFields(error)
    }
  }
}

type Call = (options: CallOptions) => Promise<Product>

function prepare<Payload>(make: () => Payload): Payload {
  try {
    return make()
  } catch {
    return abortSaving('Не удалось подготовить данные для сохранения')
  }
}

/** Shows a toast and aborts saving before anything is sent. */
function abortSaving(message: string): never {
  showToast({ title: 'Ошибка', description: message, tone: 'bad' })
  throw new ApiError(0, message, message)
}

function toFormFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fieldErrors.size === 0) return error
  const fields = [...error.fieldErrors].map(([field, message]): [string, string] => {
    const [column = field] = field.split('.')
    return [FIELD_OF.get(column) ?? column, message]
  })
  return new ApiError(error.status, error.message, error.userMessage, new Map(fields))
}

/** Message about invalid JSON, for which the rows were saved (admin.md, section 4); null without. */
function formatLeftOut({ technicalSpecsJson, featuresJson }: ProductValues): string | null {
  const isLeftOut =
    (technicalSpecsJson.trim() !== '' && readSpecsJson(technicalSpecsJson).error !== undefined) ||
    (featuresJson.trim() !== '' && readFeaturesJson(featuresJson).error !== undefined)
  return isLeftOut ? 'JSON с ошибкой не сохранён: взяты строки над ним.' : null
}
