import { expect, test } from 'vitest'
import { validateFile } from './upload-rules.ts'

test.each([
  ['схема.jpg', 'image/jpeg', null],
  ['IMG_0001.HEIC', '', null],
  ['смета.txt', 'text/plain', 'Файл смета.txt не является изображением'],
  [
    'паспорт.pdf',
    'application/pdf',
    'Файл паспорт.pdf не является изображением, которое можно показать. Это документ PDF: пришлите снимок страницы (JPEG или PNG).',
  ],
  [
    'монтаж.mov',
    'video/quicktime',
    'Файл монтаж.mov не является изображением, которое можно показать. Это видео: пришлите снимок — кадр из него.',
  ],
])('the browser says of %s (%s) what the server would say', (name, type, refusal) => {
  expect(validateFile({ name, type, size: 1000 })).toBe(refusal)
})
