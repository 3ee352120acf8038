import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBarePictures } from './bare-pictures.ts'
import { insertPicture } from './markdown-editing.ts'

const bare = (text: string, alts?: Record<string, string>) =>
  findBarePictures(text, alts).map(({ address, description: { start, end } }) => [
    address,
    text.slice(start, end),
  ])

test.each([
  ['![](/a.jpg)', [['/a.jpg', '']]],
  ['Яма: ![ ](/a.jpg) и ![Труба](/b.jpg)', [['/a.jpg', ' ']]],
  ['![что на картинке](/a.jpg)', [['/a.jpg', 'что на картинке']]],
  ['![Что на картинке](/a.jpg "Подпись")', [['/a.jpg', 'Что на картинке']]],
  [
    '![](</a.jpg>)\n\n![](/b.jpg)',
    [
      ['/a.jpg', ''],
      ['/b.jpg', ''],
    ],
  ],
  ['![Что на картинке: яма](/a.jpg)', []],
  ['[](/a.jpg) ![] (/a.jpg)', []],
])('%j', (text, found) => {
  expect(bare(text)).toEqual(found)
})

test('a picture that the library describes needs no words of its own, but loses them to the words of the editor', () => {
  const alts = { '/a.jpg': 'Яма' }
  expect(bare('![](/a.jpg)', alts)).toEqual([])
  expect(bare('![что на картинке](/a.jpg)', alts)).toHaveLength(1)
})

test('each picture is bare when it is inserted and never after its words were typed over', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string({ unit: fc.constantFrom('я', 'м', ' '), minLength: 1 }),
      (text, words) => {
        const edit = insertPicture('/new.jpg')(text, { start: text.length, end: text.length })
        const inserted = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
        expect(bare(inserted)).toContainEqual(['/new.jpg', 'что на картинке'])
        const described = `${inserted.slice(0, edit.select.start)}яма ${words}${inserted.slice(edit.select.end)}`
        expect(bare(described).map(([address]) => address)).not.toContain('/new.jpg')
      },
    ),
  )
})
