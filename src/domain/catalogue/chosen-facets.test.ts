import { describe, expect, test } from 'vitest'
import { filterBySpecs, fitSpecs, readFacets, scaleOf } from './chosen-facets.ts'
import type { ChosenSpecs } from './facet-choice.ts'

const [body, salvo, lamp] = readFacets([
  {
    key: 'body',
    name: 'Корпус',
    unit: null,
    isNumber: false,
    values: [
      { value: 'Круглый', ids: [3, 2] },
      { value: 'Низкий', ids: [7] },
    ],
  },
  {
    key: 'salvo',
    name: 'Залп',
    unit: 'л',
    isNumber: true,
    values: [
      { value: 150, ids: [3] },
      { value: 420, ids: [5, 2] },
      { value: 1250, ids: [9] },
    ],
  },
  {
    key: 'lamp',
    name: 'Лампа',
    unit: null,
    isNumber: false,
    values: [{ value: true, ids: [3] }],
  },
])
if (!body || !salvo || !lamp) throw new Error('three facets were read')
/** More numbers than boxes are offered for. */
const depth = {
  ...salvo,
  key: 'depth',
  values: [10, 20, 30, 40, 50, 60, 70, 80, 90].map((value) => ({ value, ids: [3] })),
}
const facets = [body, salvo, lamp, depth]
const products = [3, 5, 7, 9].map((id) => ({ id }))

test('the ids of products come back from their differences', () => {
  expect(salvo.values.map(({ ids }) => ids)).toEqual([[3], [5, 7], [9]])
})

test.each([
  [[150, 1250], 10, [150, 1250]],
  [[0.6, 4.35], 0.1, [0.6, 4.4]],
  [[400, 2400], 100, [400, 2400]],
  [[7, 7], 0.01, [7, 7]],
])('a slider over %j has steps of %d', (values, step, full) => {
  const scale = scaleOf({ ...salvo, values: values.map((value) => ({ value, ids: [1] })) })
  expect(scale).toEqual({ step, full })
})

describe('What a visitor chose', () => {
  test.each<[string, ChosenSpecs, number[]]>([
    ['nothing', {}, [3, 5, 7, 9]],
    ['a value', { body: ['Низкий'] }, [7]],
    ['two values of one', { body: ['Низкий', 'Круглый'] }, [3, 5, 7]],
    ['values of two', { body: ['Круглый'], salvo: ['400-500'] }, [5]],
    ['a yes', { lamp: ['Да'] }, [3]],
    ['what nobody has', { salvo: ['500-600'] }, []],
  ])('%s', (_what, chosen, ids) => {
    expect(filterBySpecs(products, facets, chosen).map(({ id }) => id)).toEqual(ids)
  })

  test.each<[string, ChosenSpecs, ChosenSpecs]>([
    ['an unknown parameter is ignored', { colour: ['a'] }, {}],
    ['an unknown value is ignored', { body: ['Кривой', 'Низкий'] }, { body: ['Низкий'] }],
    ['a value is spelled as it is offered', { lamp: ['true'] }, { lamp: ['Да'] }],
    ['one number is a range of its own', { salvo: ['420'] }, { salvo: ['420-420'] }],
    ['several ranges are alternatives', { salvo: ['150-200', '420'] }, { salvo: ['150-200', '420-420'] }],
    ['a range stays', { salvo: ['200-300'] }, { salvo: ['200-300'] }],
    ['two numbers are alternatives', { salvo: ['420', '150'] }, { salvo: ['420-420', '150-150'] }],
    ['two fields of a slider are one range', { depth: ['30', '50'] }, { depth: ['30-50'] }],
    [
      'three numbers of a slider are alternatives',
      { depth: ['3', '4', '5'] },
      { depth: ['3-3', '4-4', '5-5'] },
    ],
    ['the whole range is none', { salvo: ['150-1250'], depth: ['10', '90'] }, {}],
    ['a reversed range is none', { salvo: ['300-200'] }, {}],
    ['a text is no range', { salvo: ['много'] }, {}],
  ])('%s', (_what, chosen, fitting) => {
    expect(fitSpecs(chosen, facets)).toEqual(fitting)
  })
})
