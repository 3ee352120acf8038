import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { DEFAULT_PICTURE, drawingAddress } from './drawing-address.ts'
import { TYPICAL_STATION } from './station/typical-station.ts'
import { stationViews } from './views/station-view.ts'
import { winterAddress } from './winter-address.ts'

test('the contract names the address of a drawing to the letter', () => {
  expect(drawingAddress(TYPICAL_STATION, 'card')).toBe(`/drawings/v4/card/${TYPICAL_STATION}.svg`)
  expect(drawingAddress(TYPICAL_STATION, 'open-graph')).toBe(
    `/drawings/v4/open-graph/${TYPICAL_STATION}.jpeg`,
  )
})

test.each(stationViews)('the address of the view %s is that of a drawing', (view) => {
  const [, , , named = '', file = ''] = drawingAddress(TYPICAL_STATION, view).split('/')
  expect(draw(named, file.replace(/\.\w+$/, ''))).not.toBeNull()
})

test('the default picture is a file of the site', () => {
  expect(existsSync(new URL(`../../public${DEFAULT_PICTURE}`, import.meta.url))).toBe(true)
})

test.each([
  ['winter', 60, 'winter-60'],
  ['winter-phone', 140, 'winter-phone-140'],
  ['winter-small', 250, 'winter-small-250'],
  ['winter', 100, 'winter'],
] as const)('the view %s where the ground freezes to %d cm is %s', (view, frost, then) => {
  const [, , , named = '', file = ''] = winterAddress(TYPICAL_STATION, view, frost).split('/')
  expect(named).toBe(then)
  expect(draw(named, file.replace(/\.\w+$/, ''))).not.toBeNull()
})

test.each(['winter-10', 'winter-251', 'winter-small-999', 'winter-large-60', 'plan-60', 'winter-060'])(
  'there is no view %s',
  (named) => {
    expect(draw(named, TYPICAL_STATION)).toBeNull()
  },
)
