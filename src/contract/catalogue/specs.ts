import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import {
  idInBody,
  idInPath,
  jsonText,
  limitedRecord,
  optionalText,
  orderField,
  reference,
  requiredText,
  yesOrNo,
} from '../fields.ts'
import { upToField } from '../records/parts.ts'
import { versionField } from '../records/records.ts'

export const dataTypes = ['string', 'number', 'boolean', 'choice'] as const
/** What the values of a parameter are. */
export type DataType = (typeof dataTypes)[number]

export const betters = ['higher', 'lower'] as const
/** Which value of a parameter a comparison marks as the best. */
export type Better = (typeof betters)[number]

/** Values of a product by the keys of parameters; numbers are in the unit of their parameter. */
export const specsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
export type Specs = z.infer<typeof specsSchema>

const MAX_SPECS = 500
/** Values to be written: absent is unchanged, null and empty clear. Whether they fit their parameters the service says. */
export const specChangesField = limitedRecord(
  [
    jsonText(200),
    z.union([jsonText(5000), z.number(), z.boolean(), z.null()], {
      error: 'Значение параметра: текст, число, да/нет или null',
    }),
  ],
  {
    max: MAX_SPECS,
    tooMany: `Не больше ${MAX_SPECS} параметров`,
    error: 'Параметры должны быть объектом «ключ: значение»',
  },
)
export type SpecChanges = z.output<typeof specChangesField>

export const specCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  displayOrder: z.int(),
  version: versionField,
})
export type SpecCategory = z.infer<typeof specCategorySchema>

export const specParameterSchema = z.object({
  id: z.int(),
  categoryId: z.int().nullable().describe('Группа характеристик'),
  name: z.string(),
  key: z.string().describe('В адресах, прайсах и specs товара; не меняется'),
  unit: z.string().nullable(),
  description: z.string().nullable(),
  dataType: z.enum(dataTypes),
  choices: z.array(z.string()),
  displayOrder: z.int(),
  isComparable: z.boolean(),
  isFilterable: z.boolean(),
  better: z.enum(betters).nullable(),
  productColumn: z.string().nullable().describe('Поле товара, из которого значение; тогда только для чтения'),
  version: versionField,
})
export type SpecParameter = z.infer<typeof specParameterSchema>

/** A parameter that the products of a category have. */
export const specMappingSchema = z.object({
  parameterId: z.int(),
  isRequired: z.boolean(),
  displayOrder: z.int(),
})
export type SpecMapping = z.infer<typeof specMappingSchema>

export const newSpecCategorySchema = z.object({
  name: requiredText('Название группы обязательно', 200),
  description: optionalText(2000),
  displayOrder: orderField,
})
export type NewSpecCategory = z.output<typeof newSpecCategorySchema>

/** Names that the addresses and files of products have for something else. */
const RESERVED_KEYS = ['images']
const keyField = requiredText('Ключ обязателен', 100)
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N} _.-]*$/u,
    'Ключ начинается с буквы или цифры; дальше буквы, цифры, пробел, точка, дефис и _',
  )
  .refine(
    (key) => !RESERVED_KEYS.includes(key) && !(key in Object.prototype),
    'Этот ключ занят, выберите другой',
  )

const MAX_CHOICES = 100
const choicesField = z
  .array(requiredText('Пустой вариант', 200), { error: 'Варианты должны быть списком строк' })
  .max(MAX_CHOICES, `Не больше ${MAX_CHOICES} вариантов`)
  .refine((choices) => new Set(choices).size === choices.length, 'Варианты повторяются')
  .nullish()

export const newSpecParameterSchema = z.object({
  categoryId: reference('Выберите группу', 'Такой группы нет').nullish(),
  name: requiredText('Название параметра обязательно', 200),
  key: keyField,
  unit: optionalText(50),
  description: optionalText(2000),
  dataType: z.enum(dataTypes, { error: 'Тип: string, number, boolean или choice' }).nullish(),
  choices: choicesField,
  displayOrder: orderField,
  isComparable: yesOrNo(true),
  isFilterable: yesOrNo(false),
  better: z.enum(betters, { error: 'Что лучше: higher, lower или null' }).nullish(),
})
export type NewSpecParameter = z.output<typeof newSpecParameterSchema>

const MAX_MAPPINGS = 500
const mappingsField = z
  .array(
    z.object({
      parameterId: idInBody('Выберите параметр', 'Такого параметра нет'),
      isRequired: z.boolean({ error: 'Ожидается да или нет' }).default(false),
      displayOrder: z
        .int({ error: 'Порядок должен быть целым числом' })
        .min(-2147483648)
        .max(2147483647)
        .default(0),
    }),
    { error: 'Тело запроса должно быть списком соответствий' },
  )
  .max(MAX_MAPPINGS, `Не больше ${MAX_MAPPINGS} параметров`)
  .refine(
    (list) => new Set(list.map(({ parameterId }) => parameterId)).size === list.length,
    'Параметр назван дважды',
  )

const byId = z.object({ id: idInPath })
const ofCategory = z.object({ categoryId: idInPath })
const ofProduct = z.object({ key: idInPath })
/** Each parameter that there is, null without a value. */
const writtenSpecsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

export const adminSpecCategories = {
  list: defineEndpoint(staffEndpoints.adminSpecCategories.list, 'Группы характеристик, по порядку').output(
    z.array(specCategorySchema),
  ),
  create: defineEndpoint(staffEndpoints.adminSpecCategories.create, 'Новая группа характеристик')
    .input(newSpecCategorySchema)
    .output(specCategorySchema),
  update: defineEndpoint(
    staffEndpoints.adminSpecCategories.update,
    'Изменить группу: чего нет в теле, не меняется',
  )
    .input(newSpecCategorySchema.partial().extend(byId.shape))
    .output(specCategorySchema),
  remove: defineEndpoint(
    staffEndpoints.adminSpecCategories.remove,
    'Удалить группу; её параметры остаются без группы',
  )
    .input(byId)
    .output(z.void()),
}

export const adminSpecParameters = {
  list: defineEndpoint(staffEndpoints.adminSpecParameters.list, 'Параметры, по порядку').output(
    z.array(specParameterSchema),
  ),
  create: defineEndpoint(
    staffEndpoints.adminSpecParameters.create,
    'Новый параметр; значения свободных характеристик с этим ключом переходят в него',
  )
    .input(newSpecParameterSchema)
    .output(specParameterSchema),
  update: defineEndpoint(
    staffEndpoints.adminSpecParameters.update,
    'Изменить параметр: чего нет в теле, не меняется; ключ не меняется',
  )
    .input(newSpecParameterSchema.partial().extend(byId.shape))
    .output(specParameterSchema),
  remove: defineEndpoint(
    staffEndpoints.adminSpecParameters.remove,
    'Удалить параметр; значения товаров остаются свободными характеристиками',
  )
    .input(byId)
    .output(z.void()),
}

export const adminSpecMappings = {
  list: defineEndpoint(staffEndpoints.adminSpecMappings.list, 'Параметры товаров этой категории каталога')
    .input(ofCategory)
    .output(z.array(specMappingSchema)),
  update: defineEndpoint(staffEndpoints.adminSpecMappings.update, 'Заменить список параметров категории')
    .input(z.object({ params: ofCategory, body: mappingsField }))
    .output(z.array(specMappingSchema)),
}

export const productSpecs = {
  get: defineEndpoint(staffEndpoints.productSpecs.get, 'Значения параметров товара: key — его id')
    .input(ofProduct)
    .output(writtenSpecsSchema),
  update: defineEndpoint(
    staffEndpoints.productSpecs.update,
    'Изменить значения параметров: key — id товара; чего нет в теле, не меняется, null убирает',
  )
    .input(z.object({ params: ofProduct, body: specChangesField }))
    .output(writtenSpecsSchema),
}

/** How much is known of each product and of each parameter. */
const fillingSchema = z.object({
  total: z.int().describe('Сколько товаров'),
  parameters: z.array(z.object({ parameterId: z.int(), filled: z.int().describe('Товаров со значением') })),
  products: z.array(
    z.object({
      productId: z.int(),
      percent: z.int().nullable().describe('null — у категории нет параметров'),
      missing: z.array(z.string()).describe('Названия параметров без значения, обязательные первыми'),
    }),
  ),
})
export type SpecFilling = z.infer<typeof fillingSchema>

export const adminSpecFilling = {
  get: defineEndpoint(staffEndpoints.adminSpecFilling.get, 'Насколько заполнены характеристики')
    .input(
      z.object({
        upTo: upToField.describe('Если товаров больше — только сколько их'),
        of: z
          .literal('parameters', { error: 'Ожидается parameters' })
          .optional()
          .describe('Только по параметрам, без списка товаров'),
      }),
    )
    .output(fillingSchema),
}

/** Filters of a list of products by values: `spec.<key>` in the address, beside those of the catalogue. */
/** Any further parameter of a call: `spec.<key>` is what is chosen of a facet, others are ignored. */
export const specFilter = z.unknown()

const facetQuerySchema = z
  .object({
    manufacturer: z.unknown().optional().describe('slug или другое название производителя'),
    users: z.unknown().optional().describe('не меньше стольких жителей'),
    price: z.unknown().optional().describe('рубли, от и до: 160000-400000'),
    ids: z.unknown().optional().describe('true — с номерами товаров'),
  })
  .catchall(specFilter)

const countedSchema = z.object({
  value: z.union([z.string(), z.boolean(), z.number()]),
  count: z.int(),
  ids: z
    .array(z.int())
    .optional()
    .describe('Номера товаров по возрастанию: первый, дальше разности; с ids=true'),
})
export const facetSchema = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  values: z.array(countedSchema).optional().describe('Значения с числом товаров, если выбрать ещё и его'),
  range: z.object({ min: z.number(), max: z.number() }).optional().describe('Границы чисел'),
})
export type FacetAnswer = z.infer<typeof facetSchema>

export const facets = {
  list: defineEndpoint(
    publicEndpoints.facets.list,
    'Фильтры каталога со счётчиками; выбранное передают как spec.<ключ>=значение, числа как 100-200',
  )
    .input(facetQuerySchema)
    .output(z.array(facetSchema)),
}
