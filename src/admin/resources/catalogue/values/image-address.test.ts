import { expect, test } from 'vitest'
import { validateImageAddress } from './image-address.ts'

test.each([
  'https://example.ru/фото.jpg',
  'HTTPS://example.ru/1.png',
  '/assets/a.png',
  '/default-product.svg',
])('a picture at %s is taken', (address) => {
  expect(validateImageAddress(address)).toBeNull()
})

test.each([
  ['не адрес', 'Введите адрес, который начинается с https:// или с /'],
  ['javascript:alert(1)', 'Введите адрес, который начинается с https:// или с /'],
  ['//example.ru/1.png', 'Введите адрес, который начинается с https:// или с /'],
  ['foto.png', 'Введите адрес, который начинается с https:// или с /'],
  [
    'http://example.ru/1.png',
    'Адрес начинается с http:// — такую картинку браузер не покажет. Нужен адрес с https://',
  ],
  ['https://', 'В адресе ошибка: скопируйте его целиком'],
  ['https://example.ru/мое фото.png', 'В адресе ошибка: скопируйте его целиком'],
])('«%s» is refused: %s', (address, message) => {
  expect(validateImageAddress(address)).toBe(message)
})
