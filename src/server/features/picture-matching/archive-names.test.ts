import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { nameFiles } from './archive-names.ts'

/** A file of an archive with this name, in bytes, that says nothing of its encoding unless told otherwise. */
const file = (name: Buffer, { flag = 0, second }: { flag?: number; second?: Buffer } = {}) => ({
  fileNameRaw: name,
  generalPurposeBitFlag: flag,
  extraFields: second === undefined ? [] : [{ id: 0x7075, data: second }],
})
const namesOf = (...files: ReturnType<typeof file>[]) => nameFiles(files).map(({ name }) => name)

/** A Russian text in a code page of one byte a letter. */
function inPage(page: 'ibm866' | 'windows-1251', text: string): Buffer {
  const letters = new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Buffer.from([...text].map((letter) => letters.indexOf(letter)))
}

test.each([
  ['Роща 4.jpg', 'еда.jpg'],
  ['топас-5 фасад.jpg', 'ЁЛКА № 2.jpg'],
  ['Септик/вид сверху.jpg', 'АСТРА 5.jpg'],
])('«%s» and «%s» are read, whatever the system that packed them', (...names) => {
  for (const page of ['ibm866', 'windows-1251'] as const) {
    expect(namesOf(...names.map((name) => file(inPage(page, name))))).toEqual(names)
  }
  const utf8 = names.map((name) => Buffer.from(name))
  expect(namesOf(...utf8.map((name) => file(name)))).toEqual(names)
  expect(namesOf(...utf8.map((name) => file(name, { flag: 0x800 })))).toEqual(names)
  // As macOS writes them.
  expect(namesOf(...names.map((name) => file(Buffer.from(name.normalize('NFD')))))).toEqual(names)
})

test('a second name in Unicode counts while the first is as it was when it was written', () => {
  const name = inPage('ibm866', 'Топас ? 5.jpg')
  const second = (sum: number) => {
    const head = Buffer.from([1, 0, 0, 0, 0])
    head.writeUInt32LE(sum, 1)
    return Buffer.concat([head, Buffer.from('Топас — 5.jpg')])
  }
  expect(namesOf(file(name, { second: second(crc32(name)) }))).toEqual(['Топас — 5.jpg'])
  expect(namesOf(file(name, { second: second(17) }))).toEqual(['Топас ? 5.jpg'])
})

test.each([
  ['../../../etc/passwd.jpg', 'etc/passwd.jpg'],
  ['..\\..\\фото.jpg', 'фото.jpg'],
  ['C:\\Users\\Анна\\фото.jpg', 'Users/Анна/фото.jpg'],
  ['//сервер/общая/./фото.jpg', 'сервер/общая/фото.jpg'],
  ['..', 'без имени'],
  ['a\nb\0.jpg', 'ab.jpg'],
  ['а/б/в/г/д/е/ж/з/и/к/л/м.jpg', 'в/г/д/е/ж/з/и/к/л/м.jpg'],
])('%j is shown as %j', (packed, shown) => {
  expect(namesOf(file(Buffer.from(packed)))).toEqual([shown])
})
