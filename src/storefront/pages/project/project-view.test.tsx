// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { createProject } from '../../../contract/content/project.fixture.ts'
import type { Project } from '../../../contract/content/projects.ts'
import { DEFAULT_IMAGE } from '../../parts/seo/seo.tsx'
import { page } from './page.tsx'

const project = createProject({
  description: 'За день.\n\nБез крана.',
  location: 'Пушкино',
  images: ['/assets/uploads/1.jpg'],
  dateText: 'Май 2023',
  equipment: 'Топас 5; труба;',
})
const station = createProduct({ slug: 'topas-5', name: 'Топас 5', price: 10_000_000, installationPrice: 100 })

async function open(shown: Partial<Project> = {}) {
  const answers: Record<string, unknown> = {
    'projects.byId': { ...project, ...shown },
    'projects.list': [project, { ...project, id: 2, title: 'Соседняя работа' }],
    'settings.get': { companyPhone: '+7 (495) 000-00-00', siteName: 'Септики' },
    'products.list': [station],
  }
  await openStorefrontScreen(page.Component, async ([noun, verb]) => answers[`${noun}.${verb}`] ?? [], {
    path: '/projects/:id',
    address: '/projects/1',
  })
  await screen.findByRole('heading', { level: 1, name: 'Станция на песке' })
}
const facts = () => [...document.querySelectorAll('.project-facts dt')].map(({ textContent }) => textContent)
const meta = (name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

test('a finished work says when it was, one in progress how far it is; empty facts are left out', async () => {
  await open()
  expect(facts()).toEqual(['Район', 'Когда', 'Что поставили'])
  expect([...document.querySelectorAll('.project-facts__list li')].map((one) => one.textContent)).toEqual([
    'Топас 5',
    'труба',
  ])
})

test('the section has its name and its description', async () => {
  await open({ category: { name: 'Песок', slug: 'pesok', description: 'Без крана' } })
  const said = [...document.querySelectorAll('.project-facts dd')].map(({ textContent }) => textContent)
  expect(said.slice(2, 4)).toEqual(['Песок', 'Без крана'])
})

test('a work without pictures has no box for them, and nothing to enlarge', async () => {
  await open({ images: [] })
  expect(screen.queryByRole('button', { name: 'Показать крупно' })).toBeNull()
  expect(document.querySelector('.gallery, .stage')).toBeNull()
  expect(facts()).toContain('Район')
})

test('a finished one without words for it says the day', async () => {
  await open({ dateText: null, completedAt: '2024-05-30T21:00:00.000Z' })
  expect(screen.getByText('31 мая 2024 г.')).toBeDefined()
})

test('one in progress says so', async () => {
  await open({ completed: false, dateText: 'Работы идут', location: null, equipment: null })
  expect(facts()).toEqual(['Состояние'])
})

test('a work without a main picture is shared with the first of the others, and its own words', async () => {
  await open()
  expect(meta('og:image')).toBe('http://shop.test/pictures/1200/uploads/1.jpg.jpeg')
  expect(meta('description')).toBe('За день.')
  expect(document.title).toBe('Станция на песке, Пушкино')
})

test.each([
  ['https://photos.example/1.jpg', '/assets/uploads/1.jpg', '/pictures/1200/uploads/1.jpg.jpeg'],
  ['http://shop.test/assets/uploads/2.png', '/assets/uploads/1.jpg', '/pictures/1200/uploads/2.png.jpeg'],
  ['/assets/uploads/plan.svg', '/assets/uploads/1.jpg', '/pictures/1200/uploads/plan.svg.jpeg'],
  ['https://photos.example/1.jpg', '/drawings/v4/card/a.svg', DEFAULT_IMAGE],
])('with %s and %s, messengers get a JPEG of the shop: %s', async (featuredImage, image, shared) => {
  await open({ featuredImage, images: [image] })
  expect(meta('og:image')).toBe(`http://shop.test${shared}`)
  expect(meta('og:image:type')).toBe('image/jpeg')
  expect(meta('og:image:width')).toBe('1200')
})

test('it leads to the other works of the same place, by their filter', async () => {
  await open()
  const more = await screen.findByRole('link', { name: 'Все работы в этом районе' })
  expect(more.getAttribute('href')).toBe(`/projects?${new URLSearchParams({ location: 'Пушкино' })}`)
  screen.getByRole('heading', { name: 'Рядом: Пушкино' })
})

test('the price of its station says what is in it', async () => {
  await open()
  const link = await screen.findByRole('link', { name: /Эта станция в каталоге/ })
  expect(link.getAttribute('href')).toBe('/product/topas-5')
  expect(link.textContent?.replaceAll(/\s/g, ' ')).toContain('от 100 000 ₽ с установкой')
})
