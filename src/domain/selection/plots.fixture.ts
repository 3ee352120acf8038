import { type SiteAnswers, unknownSite } from './answers.ts'
import { createModel } from './catalogue.fixture.ts'
import type { Selectable } from './model.ts'
import { select } from './select.ts'

/** A plot for five people where water leaves by gravity into a deep ditch, and nothing of it is open. */
export const SURE: Partial<SiteAnswers> = {
  residents: '5',
  livingType: 'permanent',
  pipeDepth: 50,
  distanceToInstallation: 8,
  groundWater: 'low',
  soilType: 'loam',
  waterDisposal: 'drainage_ditch',
  ditchDepth: 220,
  distanceToDisposal: 5,
  plotFall: 0,
}
/** A station with a pump. */
export const PUMP: Partial<Selectable> = { discharge: 'pump', outletPressure: true }
/** Of the same line: such neighbours say why they are left out. */
export const LINE: Partial<Selectable> = { modelLine: 'Линейка' }

/** The answer to a sure plot with these differences, of models numbered from 1. */
export const answerOf = (known: Partial<SiteAnswers>, ...models: readonly Partial<Selectable>[]) =>
  select(
    { ...unknownSite, ...SURE, ...known },
    models.map((model, index) => createModel({ id: index + 1, ...model })),
  )

/** The numbers of the proposed models, the best one first. */
export const idsOf = (...asked: Parameters<typeof answerOf>) =>
  answerOf(...asked).models.map(({ product }) => product.id)

/** The condition of this model; null when it holds as it is. */
export const conditionOf = (known: Partial<SiteAnswers>, model: Partial<Selectable> = {}) =>
  answerOf(known, model).models.map(({ condition }) => condition?.replaceAll('\u00a0', ' ') ?? null)[0]

/** What is left out, with plain blanks: «2 load: Рассчитана на 4 жильцов, в доме 5. (5 жильцов/4 жильцов)». */
export const rejectionsOf = (...asked: Parameters<typeof answerOf>) =>
  answerOf(...asked).rejected.map(({ product, rule, reason, yours, limit }) =>
    `${product.id} ${rule}: ${reason} (${yours}/${limit})`.replaceAll('\u00a0', ' '),
  )
