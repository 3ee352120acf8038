import { expect, test } from 'vitest'
import { adviseOnUploads, MAX_UPLOAD_BYTES, validateFile } from './upload-rules.ts'

const OTHER = 'Выберите другой файл или попробуйте этот ещё раз.'
const OF_PDF = 'Вместо документа PDF загрузите снимок страницы (JPEG или PNG).'
const OF_FILM = 'Вместо видео загрузите снимок — кадр из него.'

test.each([
  ['смета.txt', 'text/plain', OTHER],
  ['прайс.pdf.txt', 'text/plain', OTHER],
  ['паспорт.pdf', 'application/pdf', OF_PDF],
  ['Паспорт станции.PDF', 'application/pdf', OF_PDF],
  ['монтаж.mov', 'video/quicktime', OF_FILM],
])(
  '%s (%s) is refused in the specified words, and the advice beside them names its kind',
  (name, type, advice) => {
    const refusal = validateFile({ name, type, size: 1000 })
    expect(refusal?.message).toBe(`Файл ${name} не является изображением`)
    expect(adviseOnUploads(refusal ? [refusal] : [])).toBe(advice)
  },
)

test('several files get the advice of each kind once', () => {
  const advise = (...files: Parameters<typeof validateFile>[0][]) =>
    adviseOnUploads(files.map(validateFile).filter((problem) => problem !== null))
  const files = ['паспорт.pdf', 'монтаж.mp4', 'опись.pdf'].map((name) => ({ name, type: '', size: 1000 }))
  const tooLarge = (name: string) => ({ name, type: 'image/png', size: MAX_UPLOAD_BYTES + 1 })
  expect(advise(...files)).toBe(`${OF_PDF} ${OF_FILM}`)
  expect(advise(...files, tooLarge('яма.png'))).toMatch(/^Вместо документа.+ Вместо видео.+ Фото больше 5 МБ/)
  expect(advise(tooLarge('яма.png'), tooLarge('вода.gif'))).toMatch(/^Фото больше 5 МБ.+ GIF больше 5 МБ/)
})

test.each([
  ['схема.jpg', 'image/jpeg'],
  ['IMG_0001.HEIC', ''],
])('%s (%s) may be uploaded', (name, type) => {
  expect(validateFile({ name, type, size: 1000 })).toBeNull()
})
