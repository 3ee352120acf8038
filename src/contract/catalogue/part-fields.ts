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
const mark = number(0, Number.MAX_SAFE_INTEGER, 'Ожидается next прошлого ответа')
const MARK = 'next прошлого ответа: этот продолжает список после него'

/** Which part is wanted, in a body. */
export const partInBody = {
  limit: limit.default(STAFF_PART_SIZE),
  after: mark.optional().describe(MARK),
}

/** The same in an address. */
export const partInAddress = {
  limit: intInAddress(limit).default(STAFF_PART_SIZE),
  after: intInAddress(mark).optional().describe(MARK),
}

/** A part of a list of products. */
export const partOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int().describe('Сколько товаров подходит'),
    next: z.int().nullable().describe('Метка следующей части; null — это последняя'),
  })
