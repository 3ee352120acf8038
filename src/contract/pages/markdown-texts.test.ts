import { expect, test } from 'vitest'
import { homeBlocks } from './home-blocks.ts'
import { listMarkdown } from './markdown-texts.ts'

const home = {
  start: { title: 'Септики', lead: 'Строка над кнопками' },
  bodies: { title: 'Корпуса', text: 'О корпусах', boxText: 'На карточке-ссылке' },
  wizard: { text: 'Над вопросами' },
  why: {
    text: 'Сбоку',
    reasons: [
      { figure: '5 лет', title: 'Гарантия', text: 'О гарантии' },
      { figure: '1 %', title: 'Неустойка', text: 'О неустойке' },
    ],
  },
  steps: { text: '', list: [{ title: 'Замер', text: 'О замере' }] },
  services: { installationText: 'На карточке-ссылке' },
  about: { lead: 'О фирме', text: 'Об инженерах', more: 'Подробнее' },
  districts: { text: 'О районах', mapText: 'Вместо схемы' },
}

test('prose of the home page is Markdown; lines over buttons and on cards, which are links, are not', () => {
  expect(listMarkdown(homeBlocks, home)).toEqual([
    ['bodies.text', 'О корпусах'],
    ['why.text', 'Сбоку'],
    ['why.reasons.0.text', 'О гарантии'],
    ['why.reasons.1.text', 'О неустойке'],
    ['steps.text', ''],
    ['steps.list.0.text', 'О замере'],
    ['about.lead', 'О фирме'],
    ['about.text', 'Об инженерах'],
    ['districts.text', 'О районах'],
  ])
})
