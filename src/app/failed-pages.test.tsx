// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStorefrontScreen } from '../../tests/support/storefront-screen.tsx'
import type { Transport } from '../api/client.ts'
import { ApiError } from '../api/error.ts'
import { createProduct } from '../contract/catalogue/product.fixture.ts'
import { createPost } from '../contract/content/post.fixture.ts'
import { createProject } from '../contract/content/project.fixture.ts'
import { createSettings } from '../contract/settings.fixture.ts'
import { dismissToast } from '../ui/toast/toast-store.ts'
import { loadPage } from './routes.ts'

const blogCategory = { id: 1, name: 'Отвод воды', slug: 'otvod-vody', description: null, createdAt: '' }
const post = createPost({ content: 'Текст', publishedAt: null })
const faqCategory = { id: 1, name: 'Монтаж', slug: 'montazh', description: null, icon: null, itemCount: 0 }
const project = createProject({ id: 3, title: 'Станция на торфе' })
const topas = createProduct({ slug: 'topas-4', name: 'Топас 4' })
const manufacturer = { id: 1, name: 'Топас', slug: 'topas', description: null, color: null }

const answers: Readonly<Record<string, unknown>> = {
  settings: createSettings(),
  'blog.category': { category: blogCategory, posts: [], ...blogCategory },
  'blog.posts': [post],
  'blog.postBySlug': post,
  'faq.categories': [faqCategory],
  'faq.category': { category: faqCategory, items: [] },
  'manufacturers.list': [manufacturer],
  'products.list': [topas],
  'products.bySlug': topas,
  'projects.list': [project],
  'projects.byId': project,
}
const answer: Transport = async ([noun, verb]) => answers[`${noun}.${verb}`] ?? answers[noun] ?? []

/** Opens the page of a folder; everything but the settings is answered by `read`. */
async function open(folder: string, path: string, address: string, read: Transport) {
  const { Component } = await loadPage(folder)
  const transport: Transport = (name, ...call) => (name[0] === 'settings' ? answer : read)(name, ...call)
  await openStorefrontScreen(Component, transport, { path, address })
}

/** A transport of a server that is away until `come`. */
function openAway() {
  let isAway = true
  const transport: Transport = async (...call) => {
    if (isAway) throw new ApiError(500, '', 'Внутренняя ошибка сервера')
    return answer(...call)
  }
  return {
    transport,
    come: () => {
      isAway = false
    },
  }
}

beforeEach(dismissToast)

/** What is told at once to who cannot see. */
const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')
    .replaceAll(/\s/g, ' ')
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const words = () => document.body.textContent?.replaceAll(/\s/g, ' ') ?? ''

test.each([
  ['blog', '/blog', '/blog', 'Ошибка при загрузке данных', 'Дата не указана'],
  [
    'blog-category',
    '/:slug',
    '/otvod-vody',
    'Ошибка при загрузке категории',
    'В этой категории пока нет статей.',
  ],
  ['post', '/:slug', '/voda', 'Ошибка при загрузке статьи', 'Автор: Анна'],
  ['faq', '/faq', '/faq', 'Ошибка при загрузке категорий', 'Монтаж'],
  ['faq-category', '/:slug', '/montazh', 'Ошибка при загрузке FAQ', 'Назад к категориям'],
  ['search', '/search', '/search?q=топас', 'Произошла ошибка при выполнении поиска.', 'Найдено товаров: 1'],
  ['projects', '/projects', '/projects', 'Не удалось загрузить работы', 'Найдено работ: 1 из 1'],
  ['project', '/:id', '/3', 'Проверьте соединение и повторите попытку.', 'За день.'],
  [
    'catalogue',
    '/catalog/:manufacturer?',
    '/catalog/topas',
    'Не удалось загрузить каталог',
    'Найдено товаров: 1 из 1',
  ],
])(
  'The page %s that cannot be loaded says so in an alert, and can be asked for again',
  async (folder, path, address, failure, found) => {
    const server = openAway()
    await open(folder, path, address, server.transport)
    await waitFor(() => expect(alerts()).toContain(failure))
    expect(words()).not.toContain(found)
    server.come()
    await press('Повторить')
    await waitFor(() => expect(words()).toContain(found))
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  },
)

test.each([
  ['post', '/:slug', '/voda', 'Ошибка при загрузке статьи', 'Пожалуйста, повторите попытку позже.'],
  [
    'faq-category',
    '/:slug',
    '/montazh',
    'Ошибка при загрузке категории',
    'Не удалось загрузить ответы на вопросы.',
  ],
  ['project', '/:id', '/3', 'Не удалось загрузить проект', 'Проверьте соединение'],
  ['product', '/:slug', '/topas-4', 'Продукт не найден', 'Если прервалась связь, нажмите «Повторить».'],
])(
  'A record of the page %s that does not come has a page with its heading',
  async (folder, path, address, heading, text) => {
    const server = openAway()
    await open(folder, path, address, server.transport)
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(words()).toContain(text)
    server.come()
    await press('Повторить')
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: heading })).toBeNull())
  },
)

test('A failed search says so in the corner and on the page', async () => {
  await open('search', '/search', '/search?q=топас', openAway().transport)
  const text = 'Произошла ошибка при выполнении поиска. Пожалуйста, попробуйте позже.'
  await waitFor(() => expect(alerts().split(text)).toHaveLength(2))
  expect(words().split(text)).toHaveLength(3)
})

test('A record that was removed meanwhile is not found, and not asked for again', async () => {
  await open('project', '/:id', '/3', async () => {
    throw new ApiError(404, '', 'Проект не найден')
  })
  await screen.findByRole('heading', { level: 1, name: 'Проект не найден' })
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
})

test('A work without its neighbours, and a product without its questions, are whole', async () => {
  const onlyItself: Transport = async (name, ...call) => {
    if (name[1] === 'list' || name[0] === 'faq') throw new ApiError(0, '', null)
    return answer(name, ...call)
  }
  await open('project', '/:id', '/3', onlyItself)
  await screen.findByRole('heading', { level: 1, name: project.title })
  expect(words()).not.toContain('Эта станция в каталоге')
  await open('product', '/:slug', '/topas-4', onlyItself)
  await screen.findByRole('heading', { level: 1, name: topas.name })
  expect(screen.queryByRole('heading', { name: 'Частые вопросы' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'что входит' })).toBeNull()
})

describe('While a list is on its way', () => {
  test.each([
    ['projects', '/projects', '/projects', '.works .skel', 6],
    ['catalogue', '/catalog/:manufacturer?', '/catalog/topas', '.card--skel', 6],
    ['catalogue', '/catalog/:manufacturer?', '/catalog/topas', '#filters > .skel', 4],
  ])('the page %s has skeletons in its place: %s', async (folder, path, address, skeleton, atLeast) => {
    await open(folder, path, address, () => new Promise(() => {}))
    expect(document.querySelectorAll(skeleton).length).toBeGreaterThanOrEqual(atLeast)
    expect(alerts()).toBe('')
  })
})

test('A site map without manufacturers says so and asks again', async () => {
  const server = openAway()
  await open('sitemap', '/sitemap', '/sitemap', server.transport)
  const catalogue = await screen.findByRole('region', { name: 'Каталог' })
  await within(catalogue).findByText('Производители не загрузились.')
  expect(within(catalogue).getAllByRole('link')).toHaveLength(1)
  server.come()
  await press('Повторить')
  await waitFor(() => expect(within(catalogue).getAllByRole('link')).toHaveLength(2))
})
