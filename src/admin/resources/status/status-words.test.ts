import { expect, test } from 'vitest'
import type { StatusCheck } from '../../../contract/status.ts'
import { splitDetail, summarise, toWorstFirst } from './status-words.ts'

const check = (name: StatusCheck['name'], state: StatusCheck['state']): StatusCheck => ({
  name,
  state,
  detail: '',
})

test('the worst stand first, others keep their order', () => {
  const checks = [
    check('version', 'ok'),
    check('disk', 'warn'),
    check('memory', 'ok'),
    check('queue', 'fail'),
  ]
  expect(toWorstFirst(checks).map(({ name }) => name)).toEqual(['queue', 'disk', 'version', 'memory'])
})

test.each([
  [[], 'Всё в порядке'],
  [['ok'], 'Всё в порядке'],
  [['fail', 'warn', 'ok'], 'Один отказ, одно предупреждение'],
  [['warn', 'warn'], 'Два предупреждения'],
  [['fail', 'fail', 'fail', 'fail', 'fail', 'warn'], 'Пять отказов, одно предупреждение'],
] as const)('%j is «%s»', (states, text) => {
  expect(summarise(states.map((state) => check('disk', state)))).toBe(text)
})

test('what to do stands on the second line', () => {
  expect(splitDetail('Свободно 2 ГБ.\nДобавьте место.')).toEqual({
    what: 'Свободно 2 ГБ.',
    todo: 'Добавьте место.',
  })
  expect(splitDetail('Всё хорошо.')).toEqual({ what: 'Всё хорошо.', todo: null })
})
