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

test('the browser continues with exactly what the server has loaded', () => {
  fc.assert(
    fc.property(fc.jsonValue().map(asJson), (data) => {
      expect(carryOver([[['products', null], data]]).read(['products', null])).toEqual(data)
    }),
  )
})

test('a field without a value does not become an empty one', () => {
  const data = [
    { id: 1, slug: undefined },
    { id: 2, slug: undefined },
  ]
  expect(carryOver([[['faq'], data]]).read(['faq'])).toStrictEqual([{ id: 1 }, { id: 2 }])
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
