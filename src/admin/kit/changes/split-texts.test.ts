import { expect, test } from 'vitest'
import { splitTexts } from './split-texts.ts'

const split = (before: unknown, after: unknown) =>
  splitTexts({ field: 'blocks', before, after })?.map((one) => [one.as?.label, one.before, one.after])

test('of page texts the fields that changed are told, in the order of the form, each with its name', () => {
  const start = { lead: 'Септики под ключ', title: 'Септики', choose: 'Подобрать' }
  expect(
    split(
      { start, why: { reasons: [{ text: 'Да', title: 'Опыт', figure: '7+' }], title: 'Почему мы' } },
      {
        why: { title: 'Почему мы', reasons: [{ figure: '9+', title: 'Опыт', text: 'Да' }] },
        start: { ...start, title: 'Станции', lead: 'Станции под ключ' },
      },
    ),
  ).toEqual([
    ['Начало страницы: заголовок', 'Септики', 'Станции'],
    ['Начало страницы: под заголовком', 'Септики под ключ', 'Станции под ключ'],
    [
      'Почему нам доверяют: доводы',
      ['Заголовок: Опыт', 'Текст: Да', 'Цифра: 7+'],
      ['Заголовок: Опыт', 'Текст: Да', 'Цифра: 9+'],
    ],
  ])
})

test('the order of keys says nothing; a field that was not there has no value before', () => {
  const row = { label: 'Блог', href: '/blog' }
  expect(
    split({ footer: { links: [row] } }, { footer: { links: [{ href: '/blog', label: 'Блог' }] } }),
  ).toEqual([])
  expect(split({ button: {} }, { button: { call: 'Звонок' } })).toEqual([
    ['Кнопка связи: звонок от нас', null, 'Звонок'],
  ])
})

test('other fields are left as they are', () => {
  expect(splitTexts({ field: 'title', before: 'Одно', after: 'Другое' })).toBeNull()
  expect(splitTexts({ field: 'blocks', before: null, after: null })).toBeNull()
})
