import { expect, test } from 'vitest'
import { minutes, seconds } from '../../../lib/duration.ts'
import { accountDelay, addressDelay } from './login-delay.ts'

test.each([
  [0, 0],
  [9, 0],
  [10, seconds(5)],
  [11, seconds(10)],
  [17, seconds(640)],
  [18, minutes(15)],
  [100_000, minutes(15)],
])('after %i failures an account waits %i ms', (failures, delay) => {
  expect(accountDelay(failures)).toBe(delay)
})

test.each([
  [0, 0],
  [49, 0],
  [50, seconds(1)],
  [53, seconds(8)],
  [55, seconds(30)],
  [100_000, seconds(30)],
])('after %i failures from one address it waits %i ms', (failures, delay) => {
  expect(addressDelay(failures)).toBe(delay)
})
