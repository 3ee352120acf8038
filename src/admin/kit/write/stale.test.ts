import { afterEach, expect, test } from 'vitest'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { showStale } from './stale.ts'

afterEach(dismissToast)

test.each([
  ['Пётр Ильин', 'Пока вы смотрели, запись изменил Пётр И. Показано то, что есть сейчас.'],
  ['Мария', 'Пока вы смотрели, запись изменила Мария. Показано то, что есть сейчас.'],
  [null, 'Пока вы смотрели, запись изменила Коллега. Показано то, что есть сейчас.'],
])('changed by %s', (changedBy, sentence) => {
  showStale({ changedBy })
  expect(currentToast()?.description).toBe(sentence)
})
