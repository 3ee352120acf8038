import { expect, it } from 'vitest'
import { headingOf } from './heading.ts'

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
  expect(headingOf([topas, bios], undefined)?.lead).toMatch(/^Топас и Био-С\. /)
  expect(headingOf([], undefined)?.lead).toMatch(/^Все корпуса/)
})

it('a manufacturer introduces itself briefly, and the rest of its description stands under the list', () => {
  const heading = headingOf([topas, bios], 'topas')
  expect(heading?.title).toBe('Септики и станции Топас')
  expect(heading?.lead.length).toBeLessThanOrEqual(180)
  expect(`${heading?.lead} ${heading?.about.join('\n\n')}`).toBe(topas.description)
})

it('a manufacturer without a description and a brand without products have a title all the same', () => {
  expect(headingOf([topas, bios], 'bio-s')).toMatchObject({
    title: 'Септики и станции Био-С',
    lead: '',
    about: [],
  })
  expect(headingOf([topas], 'unilos')).toMatchObject({
    title: 'Септики и станции Юнилос',
    searchTitle: 'Юнилос: сейчас нет в продаже',
  })
  expect(headingOf([topas], 'nobody')).toBeNull()
})
