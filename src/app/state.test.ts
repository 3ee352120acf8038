import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PageState, restoreData, toData, toStateText } from './state.ts'

const NO_ASSETS = { early: [], scripts: [], styles: [], preloads: [], fonts: [], worker: null }

/** The browser's query data after restoring the server's state. */
function carryOver(data: PageState['data']): { text: string; read(key: readonly unknown[]): unknown } {
  const sent = { assets: NO_ASSETS, origin: 'https://septic.example', failed: false, data }
  const text = toStateText(sent, (_of, toJson) => toJson())
  const state: PageState = JSON.parse(text)
  const queries = new QueryClient()
  restoreData(queries, state.data)
  return { text, read: (key) => queries.getQueryData([...key]) }
}

const station = fc.record({ body: fc.string(), inlet: fc.option(fc.record({ from: fc.integer() })) })
const record = fc.record({
  id: fc.integer(),
  name: fc.string(),
  station: fc.option(fc.oneof(station, fc.jsonValue())),
})
const stations = fc.array(fc.record({ id: fc.integer(), station: fc.option(station) }))

test('the browser continues with exactly what the server has loaded', () => {
  const anything = fc
    .oneof(fc.array(record), stations, fc.array(fc.option(record)), fc.jsonValue())
    .map(asJson)
  fc.assert(
    fc.property(anything, (data) => {
      expect(carryOver([[['products', null], data]]).read(['products', null])).toEqual(data)
    }),
  )
})

test('records of different fields keep them, whatever the names', () => {
  const data = [{ 'a,b': 1 }, { a: 1, b: 2 }]
  expect(carryOver([[['faq'], data]]).read(['faq'])).toEqual(data)
})

test('a field without a value does not become an empty one', () => {
  const data = [
    { id: 1, slug: undefined },
    { id: 2, slug: undefined },
  ]
  expect(carryOver([[['faq'], data]]).read(['faq'])).toStrictEqual([{ id: 1 }, { id: 2 }])
})

test('a list of records names its fields once', () => {
  const { text } = carryOver([[['faq'], [1, 2, 3].map((id) => ({ id, question: 'Запах?' }))]])
  expect(text.match(/question/g)).toHaveLength(1)
})

test('so do the records inside of them, whether or not each has one', () => {
  const { text } = carryOver([
    [['faq'], [{ station: { height: 1 } }, { station: null }, { station: { height: 2 } }]],
  ])
  expect(text.match(/height/g)).toHaveLength(1)
})

test('no text can end the script element that holds it', () => {
  const { text, read } = carryOver([[['faq'], ['</script>']]])
  expect(text).not.toContain('<')
  expect(read(['faq'])).toEqual(['</script>'])
})

test('data that page and frame both ask for travels once', () => {
  const queries = new QueryClient()
  queries.setQueryData(['manufacturers'], [])
  expect(toData(queries, [['manufacturers'], ['manufacturers'], ['settings']])).toEqual([
    [['manufacturers'], []],
  ])
})

/** JSON turns -0 into 0. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
