import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SiteAnswers, unknownSite } from '../answers.ts'
import { anySite } from '../any-plot.fixture.ts'
import { seededModels } from '../catalogue.fixture.ts'
import { select } from '../select.ts'
import { type SelectedLevels, toLevelRows } from './levels-table.ts'

const selected = (more: Partial<SelectedLevels> = {}, model: object = {}): SelectedLevels => ({
  levels: { inlet: 66, outletMax: 136 },
  water: { from: 300, to: Number.POSITIVE_INFINITY },
  anchoring: 'no',
  refusal: null,
  models: [
    { product: { height: 2550, inletTo: 800, outlet: null }, isLifted: false, hasPumpWell: false, ...model },
  ],
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
}
/** «Труба у дома: 50 см (ваш ответ)»; a question mark for what is unknown. Blanks are plain. */
const rowsOf = (answers: Partial<SiteAnswers>, selection = selected()) =>
  toLevelRows({ ...site, ...answers }, selection).map(({ where, depth, source, isUnknown }) =>
    `${isUnknown ? '? ' : ''}${where}: ${depth} (${source})`.replaceAll('\u00a0', ' '),
  )

describe('The levels of a plot', () => {
  test('stand in a table from the house to the ground water, each with its source', () => {
    expect(rowsOf({})).toEqual([
      'Труба у дома: 50 см (ваш ответ)',
      'Труба у станции: 66 см (50 см + 8 м × 2 см)',
      '? Выход станции: от 66 см (считаем не выше входа, точно — по паспорту)',
      'Самый глубокий выход: до 136 см (дно канавы минус уклон отвода, перепад 40 см)',
      'Дно котлована: 254 см (корпус 255 − крышка 15 + песок 14)',
      '? Конец трубы в канаве: от 50 см (12 м × 2 см, перепад 40 см)',
      'Дно канавы: 120 см (ваш ответ)',
      'Грунтовая вода: глубже 300 см (ваш ответ)',
    ])
  })

  test.each<[string, Partial<SiteAnswers>, SelectedLevels, string]>([
    [
      'an unknown pipe',
      { pipeDepth: null },
      selected({ levels: { inlet: null, outletMax: 136 } }),
      '? Труба у дома: измерить (не глубже 64 см для этой станции)',
    ],
    [
      'its limit at the station',
      { pipeDepth: null },
      selected({ levels: { inlet: null, outletMax: null } }),
      '? Труба у станции: до 80 см (предел станции; 8 м × 2 см)',
    ],
    [
      'an unknown way',
      { distanceToInstallation: null, pipeDepth: null },
      selected({ levels: { inlet: null, outletMax: null }, models: [] }),
      '? Труба у станции: измерить (нужно расстояние до станции)',
    ],
    [
      'an outlet that the maker states',
      {},
      selected({}, { product: { height: 2550, inletTo: 800, outlet: 450 } }),
      'Выход станции: 45 см (данные производителя)',
    ],
    [
      'the end of a known outlet',
      {},
      selected({}, { product: { height: 2550, inletTo: 800, outlet: 760 } }),
      'Конец трубы в канаве: 60 см (12 м × 2 см, перепад 40 см)',
    ],
    [
      'a pipe on a steep slope',
      { plotFall: 500 },
      selected(),
      'Конец трубы в канаве: от 30 см (12 м × 2 см, перепад 500 см: труба ляжет по склону)',
    ],
    [
      'a pump',
      {},
      selected({ levels: { inlet: 66, outletMax: 24 } }, { isLifted: true }),
      '? Напорный выход: уточняется (точно — по паспорту)',
    ],
    [
      'how gravity would do beside a pump',
      { plotFall: -3 },
      selected({ levels: { inlet: 66, outletMax: 24 } }, { isLifted: true }),
      'Самотёк прошёл бы: до 24 см (дно канавы минус уклон отвода, подъём 3 см)',
    ],
    [
      'that gravity never does',
      {},
      selected({ levels: { inlet: 66, outletMax: -10 } }, { isLifted: true }),
      'Самотёк прошёл бы: не пройдёт (дно канавы минус уклон отвода, перепад 40 см)',
    ],
    [
      'a pump well',
      {},
      selected({}, { isLifted: true, hasPumpWell: true }),
      '? Насосный колодец: решит инженер (за станцией, в цену не входит)',
    ],
    [
      'a slab',
      {},
      selected({ anchoring: 'yes' }),
      'Дно котлована: 254 см (корпус 255 − крышка 15 + песок 14, плюс плита)',
    ],
    [
      'an unknown height',
      {},
      selected({ anchoring: 'maybe' }, { product: { height: null, inletTo: null, outlet: null } }),
      '? Дно котлована: уточняется (высота корпуса — по паспорту, плиту решит инженер)',
    ],
    [
      'rings',
      { waterDisposal: 'drainage_well', totalRings: 3 },
      selected(),
      'Дно колодца: 270 см (3 кольца по 90 см)',
    ],
    [
      'rings that nobody counted',
      { waterDisposal: 'drainage_well', totalRings: 0 },
      selected(),
      '? Дно колодца: измерить (сосчитать кольца, по 90 см)',
    ],
    [
      'an unknown ravine',
      { waterDisposal: 'ravine', ditchDepth: null, plotFall: null },
      selected(),
      '? Дно оврага: измерить (от края до дна)',
    ],
    [
      'a field',
      { waterDisposal: 'filtration_field', plotFall: 0 },
      selected(),
      '? Конец трубы у поля: от 90 см (12 м × 2 см)',
    ],
    [
      'another place',
      { waterDisposal: 'other' },
      selected(),
      '? Место сброса: выбрать (канава, овраг, колодец или поле)',
    ],
    [
      'unknown water',
      {},
      selected({ water: null }),
      '? Грунтовая вода: измерить (пробной ямой или спросить соседей)',
    ],
    ['high water', {}, selected({ water: { from: 0, to: 150 } }), 'Грунтовая вода: выше 150 см (ваш ответ)'],
    [
      'medium water',
      {},
      selected({ water: { from: 150, to: 300 } }),
      'Грунтовая вода: 150–300 см (ваш ответ)',
    ],
    [
      'water in rings',
      { waterRings: 1, totalRings: 3 },
      selected({ water: { from: 180, to: 180 } }),
      'Грунтовая вода: 180 см (ваши кольца: (3 − 1) × 90 см)',
    ],
    [
      'a pipe at the ground',
      { pipeDepth: 0, distanceToInstallation: 0 },
      selected({ levels: { inlet: 0, outletMax: 136 } }),
      'Труба у дома: 0 см (ваш ответ)',
    ],
    [
      'water that stands higher than in the rings',
      { groundWater: 'medium', waterRings: 0.5, totalRings: 4 },
      selected({ water: { from: 150, to: 300 } }),
      'Грунтовая вода: 150–300 см (ваш ответ; по кольцам 315 см)',
    ],
    [
      'that a well takes no water, however deep',
      { waterDisposal: 'drainage_well', totalRings: 3, plotFall: 0 },
      selected({ levels: { inlet: 66, outletMax: 246 }, refusal: 'wet' }, { isLifted: true }),
      'Самотёк прошёл бы: до 246 см (дно колодца минус уклон отвода; воду он не примет)',
    ],
  ])('say %s', (_case, answers, selection, row) => {
    expect(rowsOf(answers, selection)).toContain(row)
  })

  test('name the rings only for the level that they give, whatever was answered', () => {
    fc.assert(
      fc.property(anySite, (answers) => {
        const rows = toLevelRows(answers, select(answers, seededModels))
        const water = rows.find(({ where }) => where === 'Грунтовая вода')
        const { totalRings: total, waterRings: wet } = answers
        if (!water?.source.includes('ваши кольца')) return
        expect(parseInt(water.depth, 10)).toBe(((total ?? 0) - (wet ?? 0)) * 90)
      }),
    )
  })

  test('say nothing of a model where none is proposed', () => {
    const rows = rowsOf({}, selected({ models: [] })).join()
    expect(rows).not.toMatch(/Выход станции|Дно котлована|Конец трубы/)
  })
})
