import { z } from 'zod'
import { MOST_CHANGED } from '../../domain/catalogue/parts.ts'
import { MAX_MATCHED_FILES, MAX_PRODUCT_IMAGES } from '../../lib/pictures/upload-rules.ts'
import { defineEndpoint } from '../endpoint.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInBody, idInPath, isJsonText, NOT_WHOLE, requiredText, WRONG_TEXT } from '../fields.ts'
import { upToField } from '../records/parts.ts'
import { ENTITIES, versionField } from '../records/records.ts'

export const mediaKinds = ['picture', 'document'] as const
/** What a file of the media library is. */
export type MediaKind = (typeof mediaKinds)[number]

const usageSchema = z.object({
  entity: z.enum(ENTITIES),
  id: z.int(),
  title: z.string(),
  isDraft: z.literal(true).optional().describe('Только в черновике записи'),
})
/** A record in which a file stands. */
export type MediaUsage = z.infer<typeof usageSchema>

export const mediaSchema = z.object({
  id: z.int(),
  url: z.string(),
  kind: z.enum(mediaKinds),
  name: z.string().describe('Имя файла, каким его загрузили'),
  alt: z.string().describe('Что на картинке: для незрячих и поисковиков; пусто — не описана'),
  width: z.int().nullable().describe('Точек; у документов null'),
  height: z.int().nullable().describe('Точек; у документов null'),
  bytes: z.int().nullable(),
  usedIn: z.array(usageSchema).describe('Где стоит: записи и черновики'),
  version: versionField,
  createdAt: z.string(),
  updatedAt: z.string(),
})
/** A file of the media library. */
export type Media = z.infer<typeof mediaSchema>

const alt = z
  .string({ error: 'Ожидается текст' })
  .trim()
  .max(500, 'Не длиннее 500 символов')
  .refine(isJsonText, WRONG_TEXT)
const name = requiredText('Имя файла не может быть пустым', 200).refine(isJsonText, WRONG_TEXT)

/** Absent is unchanged; null clears the alternative text. */
export const mediaChangesSchema = z.object({
  id: idInPath,
  alt: alt.nullish().transform((text) => (text === null ? '' : text)),
  name: name.optional(),
})

const file = z.file({ error: 'Выберите файл' }).optional()

const wholeId = idInBody(NOT_WHOLE)

const leftSchema = z.array(z.object({ id: z.int(), name: z.string(), message: z.string() }))

/** Most records in one call. */
const MAX_PLACES = 5000

export const mediaReplacementSchema = z.object({
  id: idInPath,
  withId: wholeId,
  places: z
    .array(z.object({ entity: z.enum(ENTITIES), id: wholeId }), { error: 'Ожидается список записей' })
    .max(MAX_PLACES, `Не больше ${MAX_PLACES} записей за раз`)
    .nullish()
    .describe('Только в этих записях и их черновиках; без них — везде'),
})

/** What the screens of staff show of a library that they do not read whole. */
const summarySchema = z.object({
  total: z.int(),
  pictures: z.int(),
  documents: z.int(),
  undescribed: z.int().describe('Картинки без описания'),
  unused: z.int().describe('Файлы, которые нигде не стоят'),
  bytes: z.int().describe('Сколько занимают все'),
})
export type MediaSummary = z.infer<typeof summarySchema>

export const media = {
  list: defineEndpoint(
    staffEndpoints.media.list,
    'Картинки и документы, новые сверху; q ищет в имени, описании и названиях записей, где файл стоит',
  )
    .input(
      z.object({
        q: z.string().optional(),
        upTo: upToField.describe('Если файлов больше — вместо списка числа о нём'),
      }),
    )
    .output(z.union([z.array(mediaSchema), summarySchema])),
  update: defineEndpoint(staffEndpoints.media.update, 'Изменить описание или имя файла')
    .input(mediaChangesSchema)
    .output(mediaSchema),
  remove: defineEndpoint(
    staffEndpoints.media.remove,
    'Удалить файл, который нигде не стоит, в корзину; иначе 409 и слова, где он стоит',
  )
    .input(z.object({ id: idInPath }))
    .output(z.void()),
  replace: defineEndpoint(
    staffEndpoints.media.replace,
    'Поставить файл библиотеки, который нигде не стоит, везде, где стоит этот, и в черновиках; прежний остаётся в библиотеке',
  )
    .input(mediaReplacementSchema)
    .output(mediaSchema),
  removeMany: defineEndpoint(
    staffEndpoints.media.removeMany,
    'Удалить из этих файлов те, которые нигде не стоят; left — остальные и почему',
  )
    .input(
      z.object({
        ids: z
          .array(wholeId, { error: 'Ожидается список номеров' })
          .max(MOST_CHANGED, `Не больше ${MOST_CHANGED} файлов за раз`),
      }),
    )
    .output(z.object({ removed: z.array(z.int()), left: leftSchema })),
}

export const mediaMatching = {
  place: defineEndpoint(
    staffEndpoints.mediaMatching.place,
    'Поставить картинки товарам: каждая на своё место, прежние сдвигаются, лишние остаются в библиотеке. left — товары, которые с тех пор изменили',
  )
    .input(
      z.object({
        items: z
          .array(
            z.object({
              mediaId: wholeId,
              productId: wholeId,
              place: z
                .int({ error: 'Место — число от 1 до 5' })
                .min(1, 'Место — число от 1 до 5')
                .max(MAX_PRODUCT_IMAGES, 'Место — число от 1 до 5'),
              version: z
                .int({ error: 'Версия должна быть целым числом' })
                .describe('Версия товара из предложения'),
            }),
            { error: 'Ожидается список' },
          )
          .min(1, 'Выберите хотя бы одну картинку')
          .max(MAX_MATCHED_FILES, `Не больше ${MAX_MATCHED_FILES} картинок за раз`),
      }),
    )
    .output(
      z.object({
        products: z.int().describe('Сколько товаров изменено'),
        pictures: z.int(),
        batchId: z.string().nullable().describe('По нему отменяют; null, если ничего не изменено'),
        left: leftSchema,
      }),
    ),
  undoPlacing: defineEndpoint(
    staffEndpoints.mediaMatching.undoPlacing,
    'Вернуть товарам картинки, какими они были; left — товары, чьи картинки с тех пор изменили',
  )
    .input(z.object({ batchId: z.string().max(100, 'Не длиннее 100 символов') }))
    .output(z.object({ restored: z.int(), left: leftSchema })),
}

const MATCHED_FILES = `Не больше ${MAX_MATCHED_FILES} файлов за раз`
const files = z
  .union([z.file(), z.array(z.file()).max(MAX_MATCHED_FILES, MATCHED_FILES)], {
    error: 'Выберите картинки или архив ZIP',
  })
  .optional()

const matchedProductSchema = z.object({
  id: z.int(),
  name: z.string(),
  version: z.int(),
  images: z.array(z.string()).describe('Картинки товара сейчас'),
})

const matchSchema = z.object({
  proposals: z.array(
    z.object({
      mediaId: z.int(),
      url: z.string(),
      fileName: z.string().describe('Имя файла с папками архива'),
      productId: z.int().nullable().describe('null, если товара с таким именем нет или их несколько'),
      candidates: z.array(z.int()).describe('Товары, между которыми выбирает человек'),
      place: z.int().describe('Место в галерее: 1 — главная'),
    }),
  ),
  products: z.array(matchedProductSchema).describe('Товары из предложений'),
  refused: z.array(z.object({ fileName: z.string(), message: z.string() })),
})
/** Pictures and the products that they are for, by name. */
export type MediaMatch = z.infer<typeof matchSchema>

/** Not JSON: the staff area sends them with progress (`src/api/staff-upload.ts`). */
export const mediaFiles = {
  create: defineEndpoint(
    staffEndpoints.mediaFiles.create,
    'Загрузить картинку, как /api/upload/image, или документ PDF до 20 МБ. Поле file (или image)',
  )
    .input(
      z
        .object({ file, image: file, alt: alt.optional() })
        .transform(({ file: given, image, alt: text }) => ({ file: given ?? image, alt: text ?? '' })),
    )
    .output(mediaSchema),
  match: defineEndpoint(
    staffEndpoints.mediaFiles.match,
    'Подобрать картинкам товары по имени файла: файлы или ZIP до 100 МБ в поле files. Картинки попадают в библиотеку, товары не меняются',
  )
    .input(
      z.object({ files, file: files }).transform((given) => ({
        files: [given.files, given.file].flat().filter((one) => one !== undefined),
      })),
    )
    .output(matchSchema),
}
