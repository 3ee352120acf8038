import { z } from 'zod'
import { STAFF_PART_SIZE } from '../../domain/catalogue/parts.ts'
import { MAX_INTEGER } from '../../lib/numbers.ts'
import { intInAddress, jsonText } from '../fields.ts'

const number = (min: number, max: number, message: string) =>
  z.int({ error: message }).min(min, message).max(max, message)

const upTo = number(1, MAX_INTEGER, `upTo — целое число от 1 до ${MAX_INTEGER}`)

/** Up to how many records a list is wanted whole, in a body. */
export const upToInBody = upTo.optional()

/** The same in an address. */
export const upToField = intInAddress(upTo).optional()

/** What is searched in a list that comes in parts. */
export const findField = jsonText(200).optional()

const limit = number(1, STAFF_PART_SIZE, `Ожидается число от 1 до ${STAFF_PART_SIZE}`)

/** How many records of a part are wanted, in an address. */
export const partLimit = intInAddress(limit).default(STAFF_PART_SIZE)

/** Message for a mark that no answer has given. */
export const WRONG_MARK = 'Ожидается next прошлого ответа'
/** Description of a mark. */
export const MARK = 'next прошлого ответа: этот продолжает список после него'

const mark = (min: number, max: number) => number(min, max, WRONG_MARK)
const place = mark(0, Number.MAX_SAFE_INTEGER)

/** Which part of a list in the order of the catalogue is wanted, in a body. */
export const partInBody = {
  limit: limit.default(STAFF_PART_SIZE),
  after: place.optional().describe(MARK),
}

/** The same in an address. */
export const partInAddress = {
  limit: partLimit,
  after: intInAddress(place).optional().describe(MARK),
}

/** Which part of a list by number is wanted, in an address. */
export const partByIdInAddress = {
  limit: partLimit,
  after: intInAddress(mark(1, MAX_INTEGER)).optional().describe(MARK),
}

/** Which part of a list that is marked by texts of this form is wanted, in an address. */
export const partByText = (form: RegExp) => ({
  limit: partLimit,
  after: z.string({ error: WRONG_MARK }).regex(form, WRONG_MARK).optional().describe(MARK),
})

const toPart = <Item extends z.ZodType, Mark extends z.ZodType>(item: Item, records: string, mark: Mark) =>
  z.object({
    items: z.array(item),
    total: z.int().describe(`Сколько ${records} подходит`),
    next: mark.nullable().describe('Метка следующей части; null — это последняя'),
  })

/** A part of a list of such records, marked by a number; `records` names them in the genitive plural. */
export const partOf = <Item extends z.ZodType>(item: Item, records: string) => toPart(item, records, z.int())

/** The same, marked by a text. */
export const partMarkedByText = <Item extends z.ZodType>(item: Item, records: string) =>
  toPart(item, records, z.string())

/** Numbers of records, as many as a part has; `records` names them in the genitive plural. */
export function idsInAddress(records: string) {
  const wrong = `Ожидаются номера ${records} через запятую, например 17,18`
  return z
    .string({ error: wrong })
    .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/, wrong)
    .transform((text) => text.split(',').map(Number))
    .refine((ids) => ids.every((id) => id <= MAX_INTEGER), wrong)
    .refine((ids) => ids.length <= STAFF_PART_SIZE, `Не больше ${STAFF_PART_SIZE} номеров`)
}
