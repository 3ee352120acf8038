import type { Discharge } from '@septic-shop/plot/station.ts'
import { z } from 'zod'
import { depthLimits } from '../../domain/product/station-words.ts'
import { wizardChoices } from '../../domain/selection/answers.ts'
import { jsonText, limitedRecord } from '../fields.ts'

const sourceSchema = z.object({
  text: z.string(),
  date: z.string().describe('День: 2026-11-20'),
  otherValue: z.number().optional().describe('Что о том же поле говорит другой источник'),
  outdated: z.literal(true).optional().describe('Значение другого года, перед договором уточняется'),
})
/** Where the values of a product's fields are from, by field; a characteristic is `technicalSpecs.<name>`. */
export const sourcesSchema = z.record(z.string(), sourceSchema)
/** Where a value is from: in words, with the day it was found there. */
export type Source = z.infer<typeof sourceSchema>
export type Sources = Readonly<Record<string, Source>>

/** Who may live in the house of a model, as in the question of the wizard. */
export const livingTypes = wizardChoices.livingType

const DEPTH_RANGE = `Глубина — от ${depthLimits.min} до ${depthLimits.max} мм`
/** A depth in millimetres below the ground; null is unknown. */
export const depthField = z
  .int({ error: ({ code }) => (code === 'too_big' ? DEPTH_RANGE : 'Введите целое число') })
  .min(depthLimits.min, DEPTH_RANGE)
  .max(depthLimits.max, DEPTH_RANGE)
  .nullish()

/** Yes or no; null is unknown. */
export const knownOrNot = z.boolean({ error: 'Ожидается да или нет' }).nullish()

/** Living types in the order of the wizard, each once; none is unknown. */
export const livingTypesField = z
  .array(z.enum(livingTypes, { error: 'Выберите проживание из списка' }), {
    error: 'Проживание должно быть списком',
  })
  .max(livingTypes.length, 'Проживание названо дважды')
  .nullish()
  .transform((given) => {
    if (!given) return given
    return given.length === 0 ? null : livingTypes.filter((one) => given.includes(one))
  })

const MAX_SOURCES = 500
const NOT_SOURCES = 'Источники должны быть объектом «поле: { text, date }»'
const NO_DATE = 'Укажите день источника: год-месяц-число'
const sourceField = z.object(
  {
    text: jsonText(500).refine((text) => text.trim() !== '', 'Назовите источник'),
    date: z.iso.date({ error: NO_DATE }),
    otherValue: z.number({ error: 'Введите число' }).optional(),
    outdated: z.literal(true, { error: 'Ожидается true' }).optional(),
  },
  { error: NOT_SOURCES },
)

/** Sources by field; `isField` names the fields that a product has. Null clears them. */
export const sourcesField = (isField: (name: string) => boolean) =>
  limitedRecord([jsonText(200), sourceField], {
    max: MAX_SOURCES,
    tooMany: `Не больше ${MAX_SOURCES} источников`,
    error: NOT_SOURCES,
  })
    .superRefine((sources, context) => {
      for (const name of Object.keys(sources).filter((one) => !isField(one))) {
        context.addIssue({ code: 'custom', path: [name], message: `У товара нет поля «${name}»` })
      }
    })
    .nullish()
    .transform((sources) => (sources === null ? {} : sources))

interface Limits {
  discharge?: Discharge | null | undefined
  inletFrom?: number | null | undefined
  inletTo?: number | null | undefined
  outlet?: number | null | undefined
  outletPressure?: boolean | null | undefined
}

/** What contradicts itself in the limits of a model, by the field to correct. */
export function listLimitProblems({ discharge, inletFrom, inletTo, outlet, outletPressure }: Limits) {
  const isReversed = typeof inletFrom === 'number' && typeof inletTo === 'number' && inletFrom > inletTo
  const hasBoth = outletPressure === true && typeof outlet === 'number'
  const isUnlifted = discharge === 'gravity' && outletPressure === true
  return [
    ...(isReversed
      ? [{ field: 'inletFrom', message: 'Глубина подводящей трубы «от» больше, чем «до»' }]
      : []),
    ...(hasBoth
      ? [{ field: 'outlet', message: 'Вода уходит под напором: глубина отвода не указывается' }]
      : []),
    ...(isUnlifted
      ? [{ field: 'outletPressure', message: 'Вода уходит самотёком: под напором её поднимает только насос' }]
      : []),
  ]
}

/** The limits of a stored product with its changes; undefined leaves the stored one. */
export function mergeLimits(stored: Limits, changes: Limits): Limits {
  return {
    discharge: changes.discharge === undefined ? stored.discharge : changes.discharge,
    inletFrom: changes.inletFrom === undefined ? stored.inletFrom : changes.inletFrom,
    inletTo: changes.inletTo === undefined ? stored.inletTo : changes.inletTo,
    outlet: changes.outlet === undefined ? stored.outlet : changes.outlet,
    outletPressure: changes.outletPressure === undefined ? stored.outletPressure : changes.outletPressure,
  }
}

/** Adds `listLimitProblems` to a schema of products. */
export function checkLimits(limits: Limits, context: z.core.$RefinementCtx): void {
  for (const { field, message } of listLimitProblems(limits)) {
    context.addIssue({ code: 'custom', path: [field], message })
  }
}
