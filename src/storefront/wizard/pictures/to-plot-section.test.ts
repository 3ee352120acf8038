import { createStation } from '@septic-shop/plot/station.fixture.ts'
import { parsePlotKey, plotKey } from '@septic-shop/station-drawing/plot-section/key.ts'
import { describePlot } from '@septic-shop/station-drawing/plot-section/words/description.ts'
import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../../../domain/selection/answers.ts'
import { type SelectedPlot, toPlotSection } from './to-plot-section.ts'

const station = createStation({ inletRange: { from: null, to: 800 } })
const model = (more: object = {}): SelectedPlot['models'][number] => ({
  product: { station, manufacturerColor: '#2c6e3f', outlet: null },
  isLifted: false,
  hasPumpWell: false,
  ...more,
})
const selected = (more: Partial<SelectedPlot> = {}): SelectedPlot => ({
  levels: { inlet: 66 },
  water: { from: 300, to: Number.POSITIVE_INFINITY },
  anchoring: 'no',
  models: [model()],
  ...more,
})
const site: SiteAnswers = {
  ...unknownSite,
  pipeDepth: 50,
  distanceToInstallation: 8,
  distanceToDisposal: 12,
  plotFall: 40,
  waterDisposal: 'drainage_ditch',
  ditchDepth: 120,
  soilType: 'loam',
}
const keyOf = (answers: Partial<SiteAnswers>, selection: Partial<SelectedPlot> = {}) =>
  plotKey(toPlotSection({ ...site, ...answers }, selected(selection)))

describe('The section of a plot', () => {
  const box = '2c6e3f-box-1150x1170x2550-600-gravity-pipe800'
  const pump = '2c6e3f-box-1150x1170x2550-600-pump-pipe800'
  test.each<[string, Partial<SiteAnswers>, Partial<SelectedPlot>, string]>([
    ['all is known', {}, {}, `${box}-house50-run8-about66-way12-fall40-ditch120-water300down-loam`],
    [
      'the maker says the outlet',
      {},
      { models: [model({ product: { ...model().product, outlet: 450 } })] },
      `${box}-house50-run8-out45-way12-fall40-ditch120-water300down-loam`,
    ],
    [
      'a pump lifts the water',
      { plotFall: -25, pipeDepth: null },
      {
        levels: { inlet: null },
        models: [model({ isLifted: true })],
        anchoring: 'yes',
        water: { from: 0, to: 150 },
      },
      `${pump}-run8-way12-rise25-ditch120-water0to150-loam-anchored`,
    ],
    [
      'a gravity body has a pump well',
      {},
      { models: [model({ isLifted: true, hasPumpWell: true })] },
      `${box}-house50-run8-about66-way12-fall40-ditch120-water300down-loam-pumpwell`,
    ],
    [
      'a well has rings and no ditch',
      { waterDisposal: 'drainage_well', totalRings: 4, waterRings: 0.55, distanceToInstallation: 8.26 },
      { water: { from: 310.5, to: 310.5 } },
      `${box}-house50-run8.3-about66-way12-fall40-well4-wet0.6-water311to311-loam`,
    ],
    ['no model is proposed', {}, { models: [] }, 'none-house50-run8-way12-fall40-ditch120-water300down-loam'],
  ])('is drawn from the answers where %s', (_case, answers, selection, key) => {
    expect(keyOf(answers, selection)).toBe(key)
    expect(parsePlotKey(key)).not.toBeNull()
  })

  test('is not made of invented numbers where nothing was answered', () => {
    const nothing = { levels: { inlet: null }, water: null, anchoring: 'maybe', models: [] } as const
    expect(plotKey(toPlotSection(unknownSite, nothing))).toBe('none-place-perhaps')
  })

  test('is told in words with its numbers', () => {
    expect(describePlot(toPlotSection(site, selected()))).toBe(
      'Разрез участка: труба у дома на глубине 50\u00a0см, до станции 8\u00a0м; станция в котловане с песком, ' +
        'труба входит на 66\u00a0см; выход самотёком на 66\u00a0см или глубже; ' +
        'до канавы 12\u00a0м, глубина 120\u00a0см, земля понижается на 40\u00a0см; грунт: суглинок; вода глубже 3\u00a0м.',
    )
    expect(describePlot(toPlotSection(unknownSite, selected({ models: [], water: null })))).toBe(
      'Разрез участка: глубину трубы у дома измерить, расстояние до станции измерить; станцию подберёт инженер; ' +
        'место сброса не выбрано; уровень воды измерить.',
    )
  })
})
