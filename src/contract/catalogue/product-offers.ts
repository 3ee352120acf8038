import { z } from 'zod'
import { MAX_INTEGER } from '../../lib/numbers.ts'
import { isPictureAddress } from '../../lib/pictures/picture-address.ts'
import { idList, jsonText, moment, optionalText } from '../fields.ts'

/** Whether a product can be had; `discontinued` keeps its page, but is not sold any more. */
export const availabilities = ['in_stock', 'made_to_order', 'discontinued'] as const

/** A document of a product: a PDF that staff uploaded. */
export const productDocumentSchema = z.object({ title: z.string(), url: z.string() })
export type ProductDocument = z.infer<typeof productDocumentSchema>

/** An accessory as the page of a product offers it; kopecks. */
export const offeredAccessorySchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  price: z.int().describe('Копейки'),
  installationPrice: z.int().nullable().describe('Копейки, часть price'),
  imageUrl: z.string().nullable(),
})
export type OfferedAccessory = z.infer<typeof offeredAccessorySchema>

const int = z.int().nullable()
const text = z.string().nullable()

/** What is unusual about an offer, as visitors read it. */
const offerWordsSchema = z.object({
  oldPrice: z.int().optional().describe('Копейки: прежняя цена, пока она показана'),
  saving: z.string().optional().describe('«дешевле на 19 080 ₽ до 30 ноября 2026 г.»'),
  availability: z.string().optional().describe('«Под заказ, 14 дней», «Снят с производства»'),
  extras: z
    .string()
    .optional()
    .describe('«+ насосный колодец, плита, водопонижение — считаем отдельно»: чего нет в цене'),
  isOver: z.literal(true).optional().describe('Больше не продаётся'),
})
export type OfferWords = z.infer<typeof offerWordsSchema>

/** How a product is offered, in its answers. Strangers get the old price only while it is shown. */
export const offerAnswers = {
  oldPrice: int.describe('Копейки: прежняя цена, пока она показана'),
  oldPriceReason: text.describe('Почему цена снижена'),
  oldPriceUntil: text.describe(
    'ISO 8601, без пояса — по Москве: до какого времени прежняя цена показана; null — без срока',
  ),
  availability: z.enum(availabilities).describe('В наличии, под заказ, снят с производства'),
  leadDays: int.describe('Срок поставки под заказ, дней'),
  offer: offerWordsSchema
    .optional()
    .describe('Что необычного в предложении, словами; нет, если всё как обычно'),
  metaTitle: text,
  metaDescription: text,
  documents: z.array(productDocumentSchema).describe('Документы PDF'),
  similarIds: z.array(z.int()).describe('Похожие модели, выбранные вручную, в порядке показа'),
  accessoryIds: z.array(z.int()).describe('Комплектующие, в порядке показа'),
  accessories: z
    .array(offeredAccessorySchema)
    .optional()
    .describe('Комплектующие, которые можно взять вместе; только у одного товара'),
}

const MAX_DOCUMENTS = 20
const MAX_SIMILAR = 12
const MAX_ACCESSORIES = 50
const MAX_LEAD_DAYS = 730

const WRONG_DOCUMENT = 'Адрес документа: загрузите PDF или укажите ссылку с https://'

const documentUrl = jsonText(2000)
  .trim()
  .refine((url) => /^(?:\/|https?:)/i.test(url) && isPictureAddress(url), WRONG_DOCUMENT)

/** Message for an id of a product that does not exist. */
export const UNKNOWN_SIMILAR = 'Похожего товара с таким номером нет'
/** Message for an id of an accessory that does not exist. */
export const UNKNOWN_ACCESSORY = 'Комплектующего с таким номером нет'

/** How a product is offered, in its writes: null is cleared. */
export const offerFields = {
  oldPrice: z
    .int({
      error: ({ code }) =>
        code === 'too_big' ? 'Слишком большая цена' : 'Цена указывается целым числом копеек',
    })
    .min(0, 'Цена не может быть отрицательной')
    .max(MAX_INTEGER, 'Слишком большая цена')
    .nullish()
    .describe('Копейки: прежняя цена, не ниже price'),
  oldPriceReason: optionalText(300).describe('Почему цена снижена'),
  oldPriceUntil: moment
    .nullish()
    .describe('ISO 8601, без пояса — по Москве: до какого времени показывать прежнюю цену; null — без срока'),
  availability: z
    .enum(availabilities, { error: 'Выберите: в наличии, под заказ, снят с производства' })
    .nullish()
    .transform((value) => (value === null ? ('in_stock' as const) : value)),
  leadDays: z
    .int({ error: 'Введите целое число дней' })
    .min(0, 'Число не может быть отрицательным')
    .max(MAX_LEAD_DAYS, `Не больше ${MAX_LEAD_DAYS} дней`)
    .nullish()
    .describe('Срок поставки под заказ, дней'),
  metaTitle: optionalText(300),
  metaDescription: optionalText(1000),
  documents: z
    .array(
      z.object({
        title: jsonText(200).trim().min(1, 'Название документа обязательно'),
        url: documentUrl,
      }),
      { error: 'Ожидается список документов' },
    )
    .max(MAX_DOCUMENTS, `Не больше ${MAX_DOCUMENTS} документов`)
    .nullish()
    .transform((documents) => (documents === null ? [] : documents))
    .describe('Документы PDF: название и адрес загруженного файла'),
  similarIds: idList(MAX_SIMILAR, `Не больше ${MAX_SIMILAR} похожих моделей`, UNKNOWN_SIMILAR),
  accessoryIds: idList(MAX_ACCESSORIES, `Не больше ${MAX_ACCESSORIES} комплектующих`, UNKNOWN_ACCESSORY),
}

/** What is wrong between a price and the old one, both in kopecks; null when nothing is. */
export const oldPriceProblem = (price: number | null | undefined, oldPrice: number | null | undefined) =>
  price != null && oldPrice != null && oldPrice < price ? 'Старая цена не может быть ниже новой' : null

/** Adds `oldPriceProblem` to a schema of products, as far as a write names both prices. */
export function checkOldPrice(
  { price, oldPrice }: { price?: number | null | undefined; oldPrice?: number | null | undefined },
  context: z.core.$RefinementCtx,
): void {
  const message = oldPriceProblem(price, oldPrice)
  if (message !== null) context.addIssue({ code: 'custom', message, path: ['oldPrice'] })
}
