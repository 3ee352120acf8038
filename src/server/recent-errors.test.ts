import { expect, test } from 'vitest'
import { captureLog } from '../../tests/support/log.ts'
import { createLogger } from './log.ts'
import { createRecentErrors } from './recent-errors.ts'

const at = (iso: string) => new Date(`2026-11-24T${iso}:00Z`)
const sink = { write: () => undefined }

test('errors are counted by message for a day, the newest first', () => {
  const errors = createRecentErrors()
  errors.add('старое', new Date('2026-11-23T08:00:00Z'))
  errors.add('диск', at('07:30'))
  errors.add('база', at('08:40'))
  errors.add('диск', at('08:50'))
  expect(errors.list(at('09:00'))).toEqual([
    { message: 'диск', at: at('08:50'), times: 2, lately: 1 },
    { message: 'база', at: at('08:40'), times: 1, lately: 1 },
  ])
})

test('a storm of errors takes no more memory than fifty messages', () => {
  const errors = createRecentErrors()
  for (let number = 0; number < 1000; number += 1) errors.add(`сбой ${number}`)
  for (let number = 0; number < 1000; number += 1) errors.add('сбой 999')
  expect(errors.list()).toHaveLength(50)
  expect(errors.list()[0]).toMatchObject({ message: 'сбой 999', times: 200 })
})

test('the log hands over errors, with their code and nothing that a person typed', () => {
  const errors = createRecentErrors()
  const log = createLogger('info', sink, errors)
  const refused = Object.assign(new Error('key (phone)=(+79991234567) exists'), { code: '23505' })
  log.error({ err: new Error('Failed query', { cause: refused }) }, 'сбой при обработке запроса')
  log.child({ path: '/product/topas-5' }).error('остановка не удалась')
  log.warn('предупреждение')
  expect(errors.list().map(({ message }) => message)).toEqual([
    'остановка не удалась',
    'сбой при обработке запроса (23505)',
  ])
})

test('a logger without a list of errors still logs', () => {
  const { log, text } = captureLog()
  log.error('сбой')
  expect(text()).toContain('сбой')
})
