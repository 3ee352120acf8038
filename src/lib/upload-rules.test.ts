import { expect, test } from 'vitest'
import { adviseOnUploads, MAX_UPLOAD_BYTES, validateFile } from './upload-rules.ts'

test.each([
  ['смета.txt', 'text/plain'],
  ['паспорт.pdf', 'application/pdf'],
  ['план.docx', ''],
])('%s (%s) is refused in the specified words', (name, type) => {
  const refusal = validateFile({ name, type, size: 1000 })
  expect(refusal?.message).toBe(`Файл ${name} не является изображением`)
  expect(adviseOnUploads(refusal ? [refusal] : [])).toBe('Выберите другой файл или попробуйте этот ещё раз.')
})

test('several files get the advice of each kind once', () => {
  const problems = ['яма.png', 'вода.gif', 'дом.png'].map((name) =>
    validateFile({ name, type: 'image/png', size: MAX_UPLOAD_BYTES + 1 }),
  )
  const advice = adviseOnUploads(problems.filter((problem) => problem !== null))
  expect(advice).toMatch(/^Фото больше 5 МБ.+ GIF больше 5 МБ/)
  expect(advice.match(/Фото больше/g)).toHaveLength(1)
})

test.each([
  ['схема.jpg', 'image/jpeg'],
  ['IMG_0001.HEIC', ''],
])('%s (%s) may be uploaded', (name, type) => {
  expect(validateFile({ name, type, size: 1000 })).toBeNull()
})
