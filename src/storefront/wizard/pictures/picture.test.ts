import { LID_ABOVE, SAND_BED } from '@septic-shop/plot/pit-depth.ts'
import { createStation } from '@septic-shop/plot/station.fixture.ts'
import { textWidth } from '@septic-shop/station-drawing/core/lettering.ts'
import { CARD, TRENCH } from '@septic-shop/station-drawing/station/measures.ts'
import { parseStationKey } from '@septic-shop/station-drawing/station/station-key.ts'
import { describe, expect, test } from 'vitest'
import { seededStations } from '../../../domain/product/station.fixture.ts'
import { DIMENSION_GAP, depthAt, LABEL_LEFT, trenchOf, waterLines, withPipe } from './picture.ts'

const topas = createStation({ width: 1080, height: 2600, discharge: 'pump' })

test('what is drawn over a station lies where its own drawing has it', () => {
  const { floor, wallAt } = trenchOf(topas)
  const drawn = (2600 - LID_ABOVE + SAND_BED) / 10
  expect(floor).toBe(Math.round(depthAt(drawn)))
  const across = (y: number) => wallAt(y).right - wallAt(y).left
  expect(across(CARD.ground)).toBeCloseTo((1080 + 2 * TRENCH.mouth) * CARD.scale, -0.5)
  expect(across(floor)).toBeCloseTo((1080 + 2 * TRENCH.foot) * CARD.scale, -0.5)
})

test.each([
  [60, 600],
  [63, 650],
  [95, 950],
  [140, 1400],
  [10, null],
  [200, 2000],
  [205, null],
  [250, null],
])('a pipe %i cm deep is drawn at %s mm', (depth, drawn) => {
  const key = withPipe(topas, '#2c6e3f', depth)
  expect(key === null ? null : parseStationKey(key)?.inletDepth).toBe(drawn)
})

describe.each([
  [105, 'выше 1,5 м'],
  [225, 'на 1,5–3 м'],
  [318, 'глубже 3 м'],
])('the name of water at %i cm', (at, label) => {
  const y = depthAt(at)
  const right = LABEL_LEFT + textWidth(label, 14)
  const stations = new Map(seededStations.map((station) => [JSON.stringify(station), station]))

  test('is there for a usual body', () => {
    expect(waterLines(y, null, trenchOf(topas))).not.toBeNull()
  })

  test.each([...stations])('meets neither trench, pipe nor dimension: %s', (_text, station) => {
    const trench = trenchOf(station)
    for (let depth = 10; depth <= 250; depth += 1) {
      const pipe = withPipe(station, null, depth) === null ? null : depthAt(depth)
      const lines = waterLines(y, pipe, trench)
      if (lines === null) continue
      const [top, bottom] = [lines[0] - 12, lines[1] + 4]
      const meets = [
        bottom > 300 && 'edge',
        top < y && bottom > y && 'level',
        right > trench.wallAt(y).left - 2 && 'trench',
        // The pipe, 8 px high, falls to the station; its dimension ends 6 px below it.
        pipe !== null && top < pipe + 6 && bottom > pipe - 14 && 'pipe',
        pipe !== null &&
          top < pipe &&
          right > trench.wallAt(CARD.ground).left - DIMENSION_GAP - 2 &&
          'dimension',
      ]
      if (meets.some(Boolean)) expect.fail(`pipe at ${depth} cm: ${meets.filter(Boolean).join(', ')}`)
    }
  })
})
