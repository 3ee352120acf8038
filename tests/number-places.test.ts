import { stationLegend } from '@septic-shop/station-drawing/station/legend.ts'
import { toShape } from '@septic-shop/station-drawing/station/shape.ts'
import { numberPlaces } from '@septic-shop/station-drawing/views/number-places.ts'
import { expect, test } from 'vitest'
import { seededStations } from '../src/domain/product/station.fixture.ts'

/** Smallest distance of two touch targets, in pixels of a phone's screen. */
const APART = 24

test('every number of the legend of every model has a place on both sheets, apart from the others', () => {
  for (const station of seededStations) {
    const { wide, narrow } = numberPlaces(toShape(station, null))
    const legend = stationLegend(station)
    expect(wide).toHaveLength(legend.length)
    expect(narrow).toHaveLength(legend.length)
    for (const [x, y] of [...wide, ...narrow]) {
      expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true)
    }
    for (const [i, [x, y]] of narrow.entries()) {
      for (const [otherX, otherY] of narrow.slice(i + 1)) {
        expect(Math.hypot((x - otherX) * 358, (y - otherY) * 405)).toBeGreaterThan(APART)
      }
    }
  }
})
