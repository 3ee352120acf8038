import { expect, test } from 'vitest'
import { describeFile } from './foreign-kinds.ts'
import { adviseOnUploads, MAX_UPLOAD_BYTES, validateFile } from './upload-rules.ts'

const ANOTHER = 'Выберите другой файл или попробуйте этот ещё раз.'
test.each([
  ['смета.txt', 'text/plain', 'Трубы: 3 шт.', ANOTHER],
  [
    'паспорт.pdf',
    'application/pdf',
    '%PDF-1.7',
    'Это документ PDF: пришлите снимок страницы (JPEG или PNG).',
  ],
  ['план.docx', '', 'PK\x03\x04', 'Это документ: пришлите снимок страницы (JPEG или PNG).'],
])('%s (%s) is refused in the specified words, with what to do', async (name, type, start, advice) => {
  const file = new File([start], name, { type })
  const refusal = validateFile(file, await describeFile(file))
  expect(refusal?.message).toBe(`Файл ${name} не является изображением`)
  expect(adviseOnUploads(refusal ? [refusal] : [])).toBe(advice)
})

test('several files get the advice of each kind once', () => {
  const problems = ['яма.png', 'вода.gif', 'дом.png'].map((name) =>
    validateFile({ name, type: 'image/png', size: MAX_UPLOAD_BYTES + 1 }, null),
  )
  const advice = adviseOnUploads(problems.filter((problem) => problem !== null))
  expect(advice).toMatch(/^Фото больше 5 МБ.+ GIF больше 5 МБ/)
  expect(advice.match(/Фото больше/g)).toHaveLength(1)
})

test.each([
  ['схема.jpg', 'image/jpeg'],
  ['IMG_0001.HEIC', ''],
])('%s (%s) may be uploaded', (name, type) => {
  expect(validateFile({ name, type, size: 1000 }, null)).toBeNull()
})
