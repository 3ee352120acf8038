import about from '../../content/pages/about.json' with { type: 'json' }
import type { Entity } from '../../src/contract/records/records.ts'

/** A picture of one point. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const toForm = (bytes: Buffer) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'точка.png'))
  return form
}

let made = 0
const slug = () => `model-${++made}`

/** How records of each kind are made and changed through the API; settings and texts of pages are only changed, at their own address. */
export type RecordKinds = Record<
  Entity,
  { path: string; method: string; fresh?: () => object | FormData; change: (text: string) => object }
>

/** The kinds of records; `topas` is the number of a maker. */
export const recordKinds = (topas: () => number): RecordKinds => ({
  products: {
    path: '/products',
    method: 'PATCH',
    fresh: () => ({ name: 'Станция', slug: slug(), manufacturerId: topas(), price: 90_000 }),
    change: (text) => ({ shortDescription: text, technicalSpecs: { Ряд: text } }),
  },
  categories: {
    path: '/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Серия', slug: slug(), manufacturerId: topas() }),
    change: (text) => ({ description: text }),
  },
  manufacturers: {
    path: '/manufacturers',
    method: 'PUT',
    fresh: () => ({ name: 'Завод', slug: slug() }),
    change: (text) => ({ description: text, country: text }),
  },
  accessories: {
    path: '/admin/accessories',
    method: 'PUT',
    fresh: () => ({ name: 'Сигнализация', price: 490_000, manufacturerId: topas() }),
    change: (text) => ({ description: text, technicalSpecs: { Ряд: text } }),
  },
  'spec-categories': {
    path: '/admin/specs/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Группа' }),
    change: (text) => ({ description: text }),
  },
  'spec-parameters': {
    path: '/admin/specs/parameters',
    method: 'PUT',
    fresh: () => ({ name: 'Параметр', key: slug(), dataType: 'string' }),
    change: (text) => ({ description: text, dataType: text.length % 2 === 0 ? 'string' : 'number' }),
  },
  posts: {
    path: '/blog/posts',
    method: 'PUT',
    fresh: () => ({ title: 'Как выбрать', slug: slug(), content: 'Длинный текст' }),
    change: (text) => ({ excerpt: text, published: text.length % 2 === 0 }),
  },
  'blog-categories': {
    path: '/blog/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Советы', slug: slug() }),
    change: (text) => ({ description: text }),
  },
  projects: {
    path: '/admin/projects',
    method: 'PUT',
    fresh: () => ({ title: 'Дом', description: 'Текст' }),
    change: (text) => ({ location: text, challenges: [text] }),
  },
  'project-categories': {
    path: '/admin/projects/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Дома' }),
    change: (text) => ({ description: text }),
  },
  'faq-items': {
    path: '/admin/faq/items',
    method: 'PUT',
    fresh: () => ({ question: 'Когда?', answer: 'Завтра' }),
    change: (text) => ({ answer: `Сегодня ${text}` }),
  },
  'faq-categories': {
    path: '/admin/faq/categories',
    method: 'PUT',
    fresh: () => ({ name: 'Сроки' }),
    change: (text) => ({ description: text }),
  },
  media: {
    path: '/admin/media',
    method: 'PATCH',
    fresh: () => toForm(PIXEL),
    change: (text) => ({ alt: text }),
  },
  'landing-pages': {
    path: '/admin/landing-pages',
    method: 'PUT',
    fresh: () => ({ title: 'Септик на 5 человек', slug: slug(), text: 'Текст', filter: { users: 5 } }),
    change: (text) => ({ description: text, filter: { users: text.length + 1 } }),
  },
  redirects: {
    path: '/admin/redirects',
    method: 'PUT',
    fresh: () => ({ from: `/old/${slug()}`, to: '/catalog' }),
    change: (text) => ({ to: `/contact?about=${encodeURIComponent(text)}` }),
  },
  reviews: {
    path: '/admin/reviews',
    method: 'PUT',
    fresh: () => ({
      rating: 4.5,
      text: 'Поставили за день',
      author: 'Ольга',
      location: 'Казань',
      date: '2026-05-01',
    }),
    change: (text) => ({ text, rating: text.length % 2 === 0 ? 5 : 3.5 }),
  },
  districts: {
    path: '/admin/districts',
    method: 'PUT',
    fresh: () => ({ name: 'Казань', latitude: 55.79, longitude: 49.12 }),
    change: (text) => ({ name: text, latitude: 55 + text.length / 1000 }),
  },
  pages: {
    path: '/admin/pages/about',
    method: 'PUT',
    change: (text) => ({ blocks: { ...about, start: { ...about.start, lead: text } } }),
  },
  settings: { path: '/admin/settings', method: 'PUT', change: (text) => ({ siteDescription: text }) },
})
