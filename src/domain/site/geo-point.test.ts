import { expect, test } from 'vitest'
import { readGeoPoint } from './geo-point.ts'

test.each([
  ['55.758, 37.856', [55.758, 37.856]],
  ['55.758,37.856', [55.758, 37.856]],
  ['55.758 37.856', [55.758, 37.856]],
  [' -33.9;  -180 ', [-33.9, -180]],
  ['55, 49', [55, 49]],
])('%j is read as latitude and longitude', (text, [latitude, longitude]) => {
  expect(readGeoPoint(text)).toEqual({ latitude, longitude })
})

test.each(['', '55.758', '55,758, 37,856', '91, 37', '55, 180.1', 'Реутов', '55.758, 37.856, 5', '1e1, 5'])(
  '%j is no pair of coordinates',
  (text) => {
    expect(readGeoPoint(text)).toBeNull()
  },
)
