import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkdownTree } from '../../ui/markdown/markdown-tree.tsx'
import { hasMarks } from './has-marks.ts'

const rendered = (text: string) =>
  renderToStaticMarkup(createElement(MarkdownTree, { text, context: 'answer' }))

test.each([
  'Считает станцию по людям, трубе и воде.',
  'Уклон 2–3 см на метр; 5 * 3, имена с _ym, примерно ~30 см, < 5 и > 3, A & B, 100 %.',
  'Одна строка\nи другая — тот же абзац',
  'Сегодня. 2019. Дальше',
  '— Реплика',
])('one paragraph of words is what Markdown would make of it: %s', (text) => {
  expect(hasMarks(text)).toBe(false)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const plain = (html: string) => html.replaceAll('\u00a0', ' ')
  expect(plain(rendered(text))).toBe(`<p>${escaped}</p>`)
})

test('links are no marks, and words in them may have some', () => {
  expect(hasMarks('Смотрите [наши работы](/projects) и [договор](/terms#a_b_c).')).toBe(false)
  expect(hasMarks('Смотрите [**наши** работы](/projects).')).toBe(true)
})

test.each([
  '**Важно**',
  'один *два* три',
  'один _два_',
  '`код`',
  '~~нет~~',
  '# Заголовок',
  '- пункт',
  'Текст:\n- пункт',
  '+ пункт',
  '1. первый',
  '2) второй',
  '> цитата',
  'Абзац\n\nдругой',
  'Строка  \nдругая',
  '| а | б |\n|---|---|',
  'Год | Станций\n--- | ---\n2016 | 12',
  'Год | Станций\n:-- | --:\n2016 | 12',
  'Заголовок\n===',
  '![снимок](/assets/uploads/a.jpg)',
  'Пишите на info@shop.example',
  'Смотрите https://shop.example',
  'Смотрите www.shop.example',
  '<b>слово</b>',
  'Слово &amp; слово',
  'Звёздочка \\* сама по себе',
  '[^1] сноска',
  'Смотрите [наши работы](/projects "Примеры").',
  'Смотрите [наши работы](/projects) и [договор](</terms>).',
  'Смотрите [прайс](http://shop.example/price).',
])('what Markdown has other forms for is left to its renderer: %s', (text) => {
  expect(hasMarks(text)).toBe(true)
})

test('a link with a title is one for visitors', () => {
  expect(rendered('[наши работы](/projects "Примеры")')).toContain('<a href="/projects"')
})
