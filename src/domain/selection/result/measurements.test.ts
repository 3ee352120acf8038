import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../answers.ts'
import { createModel } from '../catalogue.fixture.ts'
import { answerOf, SURE } from '../plots.fixture.ts'
import { select } from '../select.ts'

/** Everything that a visitor can answer. */
const ALL: Partial<SiteAnswers> = { ...SURE, guests: '0', baths: 1, powerCuts: false }
const whatOf = (known: Partial<SiteAnswers>) =>
  answerOf({ ...ALL, ...known }, {}).toMeasure.map(({ what }) => what)

test('where everything is answered the level is taken and the ditch is looked at', () => {
  expect(whatOf({})).toEqual(['Куда течёт канава', 'Отметку трубы и уклон трассы'])
})

const WELL = { waterDisposal: 'drainage_well', ditchDepth: null, soilType: 'sand' } as const
const FIELD = { waterDisposal: 'filtration_field', ditchDepth: null, soilType: 'sand' } as const

test.each<[string, Partial<SiteAnswers>, Partial<SiteAnswers>]>([
  ['Сколько человек живёт в доме', { residents: null }, { residents: 'settlement' }],
  ['Глубину трубы у фундамента', { pipeDepth: null }, { pipeDepth: 0 }],
  ['Расстояние от дома до станции', { distanceToInstallation: null }, { distanceToInstallation: 0 }],
  ['Уровень грунтовой воды весной', { groundWater: null }, { groundWater: 'high' }],
  ['Куда уйдёт очищенная вода', { waterDisposal: null }, FIELD],
  ['Куда уйдёт очищенная вода', { waterDisposal: 'other' }, { waterDisposal: 'ravine' }],
  ['Глубину канавы или оврага', { ditchDepth: null }, WELL],
  ['Расстояние от станции до сброса', { distanceToDisposal: null }, { distanceToDisposal: 0 }],
  ['Перепад участка до сброса', { plotFall: null }, { plotFall: -5 }],
  ['Впитывает ли грунт', { ...FIELD, soilType: 'loam' }, { soilType: 'loam' }],
  ['Впитывает ли грунт', { soilType: null }, { soilType: 'clay' }],
  ['Впитывает ли грунт', { ...FIELD, soilType: 'other' }, { soilType: 'other' }],
  ['Какой грунт на участке', { soilType: 'other' }, { soilType: 'filled' }],
  ['Какой грунт на участке', { ...FIELD, soilType: 'other' }, { soilType: null }],
  ['Глубину дренажного колодца', { ...WELL, totalRings: null }, { ...WELL, totalRings: 2 }],
  ['Глубину дренажного колодца', { ...WELL, totalRings: null }, { totalRings: null }],
  ['Что может слиться сразу', { baths: null }, { baths: null, residents: null }],
  ['Сколько бывает гостей', { guests: null }, { guests: null, residents: null }],
  ['Как вы живёте в доме', { livingType: null }, { livingType: 'weekend' }],
  ['Куда течёт канава', { waterDisposal: 'ravine' }, FIELD],
  ['Где питьевой колодец или скважина', FIELD, {}],
  ['Где питьевой колодец или скважина', WELL, { waterDisposal: 'ravine' }],
  ['Подъезд для техники', { groundWater: 'high' }, { groundWater: 'medium' }],
  ['Есть ли отключения света', { powerCuts: null }, { powerCuts: true }],
  ['Отметку трубы и уклон трассы', {}, { pipeDepth: null }],
])('«%s» is asked on a plot with %j, not with %j', (what, asked, silent) => {
  expect(whatOf(asked)).toContain(what)
  expect(whatOf(silent)).not.toContain(what)
})

describe('For whom an engineer reckons', () => {
  test.each(['settlement', '10+'] as const)('%s: the flow comes first', (residents) => {
    expect(whatOf({ residents })[0]).toBe('Расход воды и режим')
  })

  test('because of a deep pipe, not the flow but the pipe is measured', () => {
    expect(whatOf({ pipeDepth: 250 })).not.toContain('Расход воды и режим')
  })
})

test('a pipe that may be deeper than every named model may need a dearer body', () => {
  const howOf = (known: Partial<SiteAnswers>, ...models: Parameters<typeof createModel>[0][]) =>
    select(
      { ...unknownSite, ...ALL, ...known },
      models.map((model, index) => createModel({ id: index + 1, ...model })),
    ).toMeasure.find(({ what }) => what.startsWith('Глубину трубы'))?.how
  const unknown = { pipeDepth: null, ditchDepth: 500 }
  expect(howOf(unknown, {})).toMatch(/глубже 80\u00a0см, понадобится другой корпус/)
  expect(howOf(unknown, {}, { variant: 'long', inletFrom: 810, inletTo: 1400 })).toMatch(/глубже 140\u00a0см/)
  expect(howOf(unknown, { inletTo: null })).not.toContain('глубже')
})
