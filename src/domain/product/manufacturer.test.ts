import { expect, test } from 'vitest'
import { findManufacturer } from './manufacturer.ts'

const topas = { slug: 'topas', aliases: ['topol-eco', 'Топаэро'] }
const astra = { slug: 'astra', aliases: ['topas'] }

test.each([
  ['topas', topas],
  ['topol-eco', topas],
  ['TOPOL-ECO', topas],
  ['топаэро', topas],
  ['astra', astra],
  ['unilos', undefined],
  ['', undefined],
])('«%s» names the manufacturer, a slug before an alias', (text, found) => {
  expect(findManufacturer([astra, topas], text)).toBe(found)
})
