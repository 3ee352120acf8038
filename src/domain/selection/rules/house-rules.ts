import type { Model } from '../model.ts'
import { LEAST_SHARE, RESIDENT_LITRES, USUAL_INLET, USUAL_SALVO } from '../norms.ts'
import type { Plot } from '../plot.ts'
import { centimetres, litres } from '../units.ts'
import { failed, open, passed, type Verdict } from './verdict.ts'

/** Enough for the flow of a day, and made for that many residents. */
export function checkLoad({ capacity, residents }: Model<unknown>, { load }: Plot): Verdict {
  if (load.litresPerDay === null || load.residents === null) return passed
  if (capacity === null) {
    return failed(
      'Производительность уточняется: назовём модель, когда её подтвердит паспорт.',
      litres(load.litresPerDay),
      'уточняется',
    )
  }
  if (capacity < load.litresPerDay) {
    return failed(
      `За сутки дом даёт ${litres(load.litresPerDay)}, станция очищает ${litres(capacity)}.`,
      litres(load.litresPerDay),
      litres(capacity),
    )
  }
  if (residents !== null && residents < load.residents) {
    return failed(
      `Рассчитана на ${residents}\u00a0жильцов, в доме ${load.residents}.`,
      `${load.residents}\u00a0жильцов`,
      `${residents}\u00a0жильцов`,
    )
  }
  return passed
}

/** What the house may let go within half an hour, against the model's salvo. */
export function checkSalvo({ capacity, salvo, otherSalvo }: Model<unknown>, { load }: Plot): Verdict {
  if (load.salvo === null || load.salvo === 0) return passed
  if (salvo === null) {
    return capacity !== null && load.salvo > capacity * USUAL_SALVO
      ? failed(
          `Залп уточняется: для ${litres(load.salvo)} модель назовём, когда его подтвердит паспорт.`,
          litres(load.salvo),
          'уточняется',
        )
      : open('data', `если паспорт подтвердит залп от ${litres(load.salvo)}`)
  }
  if (salvo < load.salvo) {
    return failed(
      `Разом может слиться ${litres(load.salvo)}, станция принимает ${litres(salvo)}.`,
      litres(load.salvo),
      litres(salvo),
    )
  }
  if (otherSalvo === null || otherSalvo >= load.salvo) return passed
  return open(
    'data',
    `если паспорт подтвердит залп: в прайсе ${litres(salvo)}, в другом каталоге ${litres(otherSalvo)}`,
  )
}

/** Whether the pipe arrives within the depths that the model's inlet is made for. */
export function checkInlet(
  { inletFrom, inletTo, product }: Model<{ variant: string | null }>,
  plot: Plot,
): Verdict {
  // Whole centimetres: a pipe at 80.5 cm is one of 81 cm, where the next neck begins.
  const pipe = { from: Math.ceil(plot.inlet.from), to: Math.ceil(plot.inlet.to) }
  if (inletTo !== null && plot.inlet.from > inletTo) {
    return failed(
      `Труба приходит на ${centimetres(plot.inlet.from)}, вход модели не глубже ${centimetres(inletTo)}.`,
      centimetres(plot.inlet.from),
      `до ${centimetres(inletTo)}`,
    )
  }
  if (inletFrom !== null && pipe.to < inletFrom) {
    return failed(
      `Труба приходит на ${centimetres(pipe.to)}, вход модели начинается с ${centimetres(inletFrom)}.`,
      centimetres(pipe.to),
      `от ${centimetres(inletFrom)}`,
    )
  }
  if (inletTo === null) {
    const isDeep = pipe.from > USUAL_INLET && (product.variant === 'standard' || product.variant === null)
    return isDeep
      ? failed(
          `Предел входа уточняется: для трубы на ${centimetres(pipe.from)} модель назовём, когда его подтвердит паспорт.`,
          centimetres(pipe.from),
          'уточняется',
        )
      : open(
          'data',
          plot.inlet.to === Number.POSITIVE_INFINITY
            ? 'если труба мелкая: предел входа уточняется по паспорту'
            : `если паспорт подтвердит вход на ${centimetres(pipe.to)}`,
        )
  }
  if (plot.inlet.to <= inletTo && pipe.from >= (inletFrom ?? 0)) return passed
  return open(
    'answer',
    inletFrom === null
      ? `если труба у станции не глубже ${centimetres(inletTo)}`
      : `если труба у станции на глубине от ${inletFrom} до ${centimetres(inletTo)}`,
  )
}

/** Too few people for the rated load, when they live there permanently. */
export function checkSize({ capacity }: Model<unknown>, { load, site }: Plot): Verdict {
  const isStarving =
    site.livingType === 'permanent' &&
    load.residents !== null &&
    capacity !== null &&
    load.residents * RESIDENT_LITRES < capacity * LEAST_SHARE
  if (!isStarving || load.residents === null || capacity === null) return passed
  const daily = load.residents * RESIDENT_LITRES
  return failed(
    `${litres(daily)} в сутки меньше трети её ${litres(capacity)}: бактериям не хватит питания.`,
    litres(daily),
    `от ${litres(Math.ceil(capacity * LEAST_SHARE))}`,
  )
}
