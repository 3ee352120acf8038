import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import { DEFAULT_PICTURE, drawingAddress } from './drawing-address.ts'
import { TYPICAL_STATION } from './station/typical-station.ts'
import { stationViews } from './views/station-view.ts'

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
