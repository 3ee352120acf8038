import { expect, test } from 'vitest'
import { LID_ABOVE, SAND_BED } from '../../domain/pit-depth.ts'
import { createStation } from '../../domain/station.fixture.ts'
import { CARD, TRENCH } from '../../drawing/measures.ts'
import { parseStationKey } from '../../drawing/station-key.ts'
import { depthAt, trenchOf, withPipe } from './picture.ts'

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
