import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { idInPath, optionalText, orderField, pictureField, requiredText, slugField } from '../fields.ts'
import { versionField } from '../records/records.ts'

export const manufacturerSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  logoUrl: z.string().nullable(),
  website: z.string().nullable(),
  country: z.string().nullable(),
  color: z.string().nullable().describe('#rrggbb: крышка на чертежах и метка на карточках'),
  aliases: z.array(z.string()).describe('Другие названия и адреса, под которыми производителя ищут'),
  order: z.int().describe('Место в списках; при равных — по номеру'),
  warrantyText: z.string().nullable().describe('Слова о гарантии'),
  version: versionField,
})
export type Manufacturer = z.infer<typeof manufacturerSchema>

export const manufacturers = {
  list: defineEndpoint(publicEndpoints.manufacturers.list, 'Производители').output(
    z.array(manufacturerSchema),
  ),
}

const MAX_ALIASES = 20
const ALIAS_LENGTH = 100
/** Before repeated ones are left out. */
const MAX_SENT_ALIASES = 200
const TOO_MANY_ALIASES = `Не больше ${MAX_ALIASES} других названий`

const color = z
  .string({ error: 'Ожидается цвет' })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Цвет записывается как #rrggbb')
  .nullish()

/** Trimmed, without duplicates; null is an empty list. */
const aliases = z
  .array(z.string({ error: 'Ожидается название' }).trim(), { error: 'Ожидается список названий' })
  .max(MAX_SENT_ALIASES, TOO_MANY_ALIASES)
  .transform((names) => [...new Map(names.map((name) => [name.toLowerCase(), name])).values()])
  .refine((names) => names.every((name) => name !== ''), 'Название не может быть пустым')
  .refine(
    (names) => names.every((name) => name.length <= ALIAS_LENGTH),
    `Название не длиннее ${ALIAS_LENGTH} символов`,
  )
  .refine(
    (names) => names.every((name) => name.isWellFormed() && !name.includes('\0')),
    'Недопустимые символы',
  )
  .refine((names) => names.length <= MAX_ALIASES, TOO_MANY_ALIASES)
  .nullish()

const website = optionalText(500).refine(
  (address) => typeof address !== 'string' || (/^https?:\/\//i.test(address) && URL.canParse(address)),
  'Адрес сайта: с https:// или http://',
)

/** A new manufacturer; `color` is `#rrggbb`. */
export const newManufacturerSchema = z.object({
  name: requiredText('Название производителя обязательно', 300),
  slug: slugField,
  description: optionalText(5000),
  logoUrl: pictureField,
  website,
  country: optionalText(200),
  color: color.describe('#rrggbb'),
  aliases: aliases.describe('Другие названия и адреса'),
  order: orderField.describe('Место в списках; по умолчанию 0'),
  warrantyText: optionalText(2000).describe('Слова о гарантии'),
})

/** Absent is unchanged, null is cleared. */
export const manufacturerChangesSchema = newManufacturerSchema.partial().extend({ id: idInPath })

export const adminManufacturers = {
  create: defineEndpoint(staffEndpoints.adminManufacturers.create, 'Новый производитель')
    .input(newManufacturerSchema)
    .output(manufacturerSchema),
  update: defineEndpoint(
    staffEndpoints.adminManufacturers.update,
    'Изменить производителя: чего нет в теле, не меняется',
  )
    .input(manufacturerChangesSchema)
    .output(manufacturerSchema),
  remove: defineEndpoint(
    staffEndpoints.adminManufacturers.remove,
    'Удалить производителя, у которого нет товаров',
  )
    .input(z.object({ id: idInPath }))
    .output(z.void()),
}
