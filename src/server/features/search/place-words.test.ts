import { expect, test } from 'vitest'
import { toPlaces } from './place-words.ts'

const moscow = toPlaces(['Московская область', 'Московской области', 'Подмосковье'])
const kazan = toPlaces(['Республика Татарстан', 'Казани и Татарстане', 'Татарстана'])
const short = toPlaces(['Край Коми', 'Орёл'])

test.each([
  ['москва', moscow, true],
  ['москве', moscow, true],
  ['московская', moscow, true],
  ['московского', moscow, true],
  ['подмосковье', moscow, true],
  ['подмосковья', moscow, true],
  ['область', moscow, true],
  ['области', moscow, true],
  ['топас', moscow, false],
  ['казань', moscow, false],
  ['казань', kazan, true],
  ['казани', kazan, true],
  ['татарстан', kazan, true],
  ['татарстану', kazan, true],
  ['республике', kazan, true],
  ['москва', kazan, false],
  ['область', kazan, false],
  ['край', short, true],
  ['коми', short, true],
  ['кран', short, false],
  ['орел', short, true],
  ['и', kazan, false],
])('whether «%s» names the region', (word, isPlace, expected) => {
  expect(isPlace(word)).toBe(expected)
})
