import { expect, it } from 'vitest'
import chrome from '../../../../content/pages/chrome.json' with { type: 'json' }
import { headingOf } from './heading.ts'

const texts = chrome.cataloguePage

const topas = {
  id: 1,
  name: 'Топас',
  slug: 'topas',
  description: `Станции для дома. ${'Длинный рассказ о них. '.repeat(10).trim()}\n\nГарантия 5 лет.`,
  logoUrl: null,
  website: null,
  color: null,
  aliases: [],
  order: 0,
  warrantyText: null,
  country: null,
}
const bios = { ...topas, id: 3, name: 'Био-С', slug: 'bio-s', description: null }

it('the whole catalogue names its manufacturers', () => {
  expect(headingOf([topas, bios], undefined, texts)?.lead).toMatch(/^Топас и Био-С\. /)
  expect(headingOf([], undefined, texts)?.lead).toMatch(/^Все корпуса/)
})

it('a manufacturer introduces itself briefly, and the rest of its description stands under the list', () => {
  const heading = headingOf([topas, bios], 'topas', texts)
  expect(heading?.title).toBe('Септики и станции Топас')
  expect(heading?.lead.length).toBeLessThanOrEqual(180)
  expect(`${heading?.lead} ${heading?.about.join('\n\n')}`).toBe(topas.description)
})

it('a manufacturer without a description and a brand without products have a title all the same', () => {
  expect(headingOf([topas, bios], 'bio-s', texts)).toMatchObject({
    title: 'Септики и станции Био-С',
    lead: '',
    about: [],
  })
  expect(headingOf([topas], 'unilos', texts)).toMatchObject({
    title: 'Септики и станции Юнилос',
    searchTitle: 'Юнилос: сейчас нет в продаже',
  })
  expect(headingOf([topas], 'nobody', texts)).toBeNull()
})
