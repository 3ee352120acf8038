import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../api/error.ts'
import type { FormEntity } from '../../../contract/records/records.ts'
import { formatNextStep, serverMessageOr, toReason } from './failure-messages.ts'

describe('Why a write failed', () => {
  test.each([
    [new ApiError(409, '', 'Адрес занят'), 'Адрес занят'],
    [new ApiError(0, '', null), 'нет связи с сервером'],
    [new ApiError(502, '<h1>Bad Gateway</h1>', null), 'ошибка 502'],
    [new Error('x is undefined'), 'неизвестная ошибка'],
  ])('%s is «%s»', (error, message) => {
    expect(toReason(error)).toBe(message)
  })

  test.each([
    [new ApiError(409, '', 'Адрес занят'), 'Адрес занят'],
    [new ApiError(409, '', null), 'Не удалось сохранить'],
    [new Error('x is undefined'), 'Не удалось сохранить'],
  ])('%s leaves «%s» of the catalogue of errors', (error, message) => {
    expect(serverMessageOr('Не удалось сохранить')('причина', error)).toBe(message)
  })
})

describe('What to do next', () => {
  test.each<[unknown, string]>([
    [new ApiError(0, '', null), 'Всё, что набрано, на месте: проверьте связь и нажмите «Создать» ещё раз.'],
    [new ApiError(0, '', 'Картинка ещё загружается: подождите'), ''],
    [new ApiError(400, '', 'Слишком короткий пароль'), 'Исправьте и нажмите «Создать» ещё раз.'],
    [new ApiError(401, '', 'Войдите'), 'Всё, что набрано, на месте: нажмите «Создать» ещё раз и войдите.'],
    [new ApiError(403, '', 'Нельзя'), 'Обновите страницу: возможно, ваши права изменились.'],
    [
      new ApiError(404, '', 'Не найдено'),
      'Возможно, запись уже удалили. Всё, что набрано, на месте: скопируйте нужное и обновите страницу.',
    ],
    [
      new ApiError(408, '', 'Слишком медленно'),
      'Всё, что набрано, на месте: подождите минуту и нажмите «Создать» ещё раз.',
    ],
    [new ApiError(409, '', 'Имя занято'), 'Исправьте и нажмите «Создать» ещё раз.'],
    [
      new ApiError(429, '', 'Слишком часто'),
      'Всё, что набрано, на месте: подождите минуту и нажмите «Создать» ещё раз.',
    ],
    [
      new ApiError(500, '', null),
      'Всё, что набрано, на месте: подождите минуту и нажмите «Создать» ещё раз.',
    ],
    [
      new Error('x is undefined'),
      'Всё, что набрано, на месте: подождите минуту и нажмите «Создать» ещё раз.',
    ],
  ])('in a form, after %s', (error, message) => {
    expect(formatNextStep(error, 'Создать', { isForm: true })).toBe(message)
  })

  const fromTrash =
    'Всё, что набрано, на месте: если запись удалили, верните её из корзины и нажмите «Сохранить» ещё раз.'
  const noTrash =
    'Возможно, запись уже удалили. Всё, что набрано, на месте: скопируйте нужное и обновите страницу.'
  test.each<[FormEntity, string]>([
    ['products', fromTrash],
    ['media', fromTrash],
    ['settings', noTrash],
    ['users', noTrash],
    ['channels', noTrash],
  ])('in a form of %s that are gone', (entity, message) => {
    const gone = new ApiError(404, '', 'Не найдено')
    expect(formatNextStep(gone, 'Сохранить', { isForm: true, entity })).toBe(message)
  })

  test.each<[ApiError, string]>([
    [new ApiError(0, '', null), 'Проверьте связь и нажмите «Удалить» ещё раз.'],
    [new ApiError(404, '', null), 'Обновите страницу: возможно, запись уже удалили.'],
    [new ApiError(401, '', null), 'Нажмите «Удалить» ещё раз и войдите.'],
    [new ApiError(409, '', 'Последний'), 'Обновите страницу и посмотрите, что изменилось.'],
    [new ApiError(503, '', null), 'Подождите минуту и нажмите «Удалить» ещё раз.'],
  ])('where nothing is typed, after %s', (error, message) => {
    expect(formatNextStep(error, 'Удалить')).toBe(message)
  })
})
