import { expect, test } from 'vitest'
import {
  type Edit,
  insertLink,
  insertPicture,
  toggleLines,
  toggleStars,
  turnHeading,
} from './markdown-editing.ts'

/** `[` and `]` mark the selection in input and result. */
function type(marked: string, edit: (text: string, selection: Edit['select']) => Edit): string {
  const start = marked.indexOf('⟦')
  const end = marked.indexOf('⟧') - 1
  const text = marked.replace(/[⟦⟧]/g, '')
  const { from, to, insert, select } = edit(text, { start, end })
  const next = text.slice(0, from) + insert + text.slice(to)
  return `${next.slice(0, select.start)}⟦${next.slice(select.start, select.end)}⟧${next.slice(select.end)}`
}

const bold = toggleStars('**', 'жирный')
const italic = toggleStars('*', 'курсив')

test.each([
  ['яма ⟦1,5⟧ метра', 'яма **⟦1,5⟧** метра'],
  ['яма ⟦1,5 ⟧метра', 'яма **⟦1,5⟧** метра'],
  ['яма **⟦1,5⟧** метра', 'яма ⟦1,5⟧ метра'],
  ['яма ⟦**1,5**⟧ метра', 'яма ⟦1,5⟧ метра'],
  ['яма *⟦1,5⟧* метра', 'яма ***⟦1,5⟧*** метра'],
  ['⟦⟧', '**⟦жирный⟧**'],
])('bold turns %s into %s', (before, after) => {
  expect(type(before, bold)).toBe(after)
})

test.each([
  ['**⟦вода⟧**', '***⟦вода⟧***'],
  ['***⟦вода⟧***', '**⟦вода⟧**'],
  ['*⟦вода⟧*', '⟦вода⟧'],
])('italic turns %s into %s', (before, after) => {
  expect(type(before, italic)).toBe(after)
})

test('a line goes through heading, smaller heading and back, the caret stays in its word', () => {
  expect(type('а\nВо⟦⟧да\nб', turnHeading)).toBe('а\n## Во⟦⟧да\nб')
  expect(type('## Во⟦⟧да', turnHeading)).toBe('### Во⟦⟧да')
  expect(type('### Во⟦⟧да', turnHeading)).toBe('Во⟦⟧да')
})

test('chosen lines become a list and plain again, blank lines stay blank', () => {
  expect(type('п⟦есок\n\nкабе⟧ль\nтруба', toggleLines('- '))).toBe('⟦- песок\n\n- кабель⟧\nтруба')
  expect(type('⟦- песок\n- кабель\n⟧труба', toggleLines('- '))).toBe('⟦песок\nкабель⟧\nтруба')
  expect(type('⟦⟧', toggleLines('> '))).toBe('> ⟦⟧')
})

test('words wait for their address, an address for its words', () => {
  expect(type('см. ⟦каталог⟧', insertLink)).toBe('см. [каталог](⟦https://⟧)')
  expect(type('⟦/catalog⟧', insertLink)).toBe('[⟦текст ссылки⟧](/catalog)')
})

test('a picture stands in a paragraph of its own', () => {
  expect(type('Яма.⟦⟧', insertPicture('/assets/uploads/a.jpg'))).toBe(
    'Яма.\n\n![⟦что на картинке⟧](/assets/uploads/a.jpg)',
  )
  expect(type('Яма.\n⟦⟧\nВода', insertPicture('/a.jpg'))).toBe('Яма.\n\n![⟦что на картинке⟧](/a.jpg)\n\nВода')
})

test('a picture after another one whose text nobody has typed yet stands behind it', () => {
  expect(type('![⟦что на картинке⟧](/a.jpg)\n\nВода', insertPicture('/b.jpg'))).toBe(
    '![что на картинке](/a.jpg)\n\n![⟦что на картинке⟧](/b.jpg)\n\nВода',
  )
  expect(type('![Яма](/a.jpg) и ⟦труба⟧', insertPicture('/b.jpg'))).toBe(
    '![Яма](/a.jpg) и \n\n![⟦что на картинке⟧](/b.jpg)',
  )
})
