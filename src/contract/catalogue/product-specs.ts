import { z } from 'zod'
import { isPictureAddress } from '../../lib/pictures/picture-address.ts'
import { MAX_PRODUCT_IMAGES } from '../../lib/pictures/upload-rules.ts'
import { jsonText, limitedRecord, WRONG_PICTURE } from '../fields.ts'

const MAX_SPECS = 200
const MAX_FEATURES = 100

/** Address of one picture in a list. */
export const pictureText = jsonText(2000).refine(isPictureAddress, WRONG_PICTURE)

const specValue = z.union(
  [
    jsonText(5000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(jsonText(2000)).max(100, 'Слишком длинный список'),
  ],
  { error: 'Значение характеристики: текст, число, да/нет или список строк' },
)

const NOT_SPECS = 'Характеристики должны быть объектом «название: значение»'
const specs = limitedRecord([jsonText(200), specValue], {
  max: MAX_SPECS,
  tooMany: `Не больше ${MAX_SPECS} характеристик`,
  error: NOT_SPECS,
})
  .refine(
    ({ images }) => images === undefined || Array.isArray(images),
    'Изображения должны быть списком адресов',
  )
  .refine(
    ({ images }) => !Array.isArray(images) || images.length <= MAX_PRODUCT_IMAGES,
    `Не больше ${MAX_PRODUCT_IMAGES} изображений`,
  )
  .refine(({ images }) => !Array.isArray(images) || images.every(isPictureAddress), {
    error: WRONG_PICTURE,
    path: ['images'],
  })

const NOT_FEATURES = 'Особенности должны быть списком строк'
const features = z
  .array(jsonText(500), { error: NOT_FEATURES })
  .max(MAX_FEATURES, `Не больше ${MAX_FEATURES} особенностей`)

/** Accepts a value or its JSON text (decisions.md, technicalSpecs and features); null becomes `none`. */
function orJsonText<T>(schema: z.ZodType<T, T>, none: T, wrongShape: string) {
  return z
    .union([schema, z.string()], { error: wrongShape })
    .nullish()
    .transform((value, context) => {
      if (value === null) return none
      if (typeof value !== 'string') return value
      const parsed = schema.safeParse(readJson(value))
      if (parsed.success) return parsed.data
      context.issues.push(
        ...parsed.error.issues.map(({ message, path }) => ({
          code: 'custom' as const,
          message,
          path,
          input: value,
        })),
      )
      return z.NEVER
    })
}

/** Parses JSON; undefined when invalid, which every schema rejects with its own message. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const technicalSpecsField = orJsonText(specs, {}, NOT_SPECS)
export const featuresField = orJsonText(features, [], NOT_FEATURES)
