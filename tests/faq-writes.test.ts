import { describe, expect, test } from 'vitest'
import type { FaqCategory, FaqItem } from '../src/contract/content/faq.ts'
import { expectError, openDesk, UNKNOWN_IDS } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

let made = 0
const newItem = (fields: object = {}) => {
  made += 1
  return { question: `Вопрос номер ${made}?`, answer: 'Ответ.', ...fields }
}
const makeItem = (fields: object = {}) =>
  desk.callJson<FaqItem>(201, 'POST', '/admin/faq/items', newItem(fields))
const editItem = (id: number, fields: object) =>
  desk.callJson<FaqItem>(200, 'PUT', `/admin/faq/items/${id}`, fields)
const listItems = (query = '') => desk.callJson<FaqItem[]>(200, 'GET', `/admin/faq/items${query}`)
const makeCategory = (fields: object = {}) => {
  made += 1
  return desk.callJson<FaqCategory>(201, 'POST', '/admin/faq/categories', {
    name: `Раздел ${made}`,
    ...fields,
  })
}
const listCategories = () => desk.callJson<FaqCategory[]>(200, 'GET', '/admin/faq/categories')
const read = async (address: string) => (await shop.get(address)).text()

describe('A stranger sees and writes nothing here', () => {
  test.each([
    ['GET', '/admin/faq/categories'],
    ['POST', '/admin/faq/categories'],
    ['PUT', '/admin/faq/categories/1'],
    ['DELETE', '/admin/faq/categories/1'],
    ['GET', '/admin/faq/items'],
    ['POST', '/admin/faq/items'],
    ['PUT', '/admin/faq/items/1'],
    ['DELETE', '/admin/faq/items/1'],
  ])('%s %s', async (method, address) => {
    const before = await read('/api/faq/categories')
    const body = method === 'POST' || method === 'PUT' ? newItem({ name: 'Чужая' }) : undefined
    await expectError(await desk.callAnonymously(method, address, body), 401, 'Войдите, чтобы продолжить')
    expect(await read('/api/faq/categories')).toBe(before)
  })
})

describe('A manager keeps the categories of questions', () => {
  test('a new one has a slug of its name, the default icon, and visitors see it at once', async () => {
    expect(await read('/faq')).not.toContain('Ёмкости и трубы')
    const category = await makeCategory({ name: 'Ёмкости и трубы', slug: '', description: ' ' })
    expect(category).toMatchObject({ slug: 'yomkosti-i-truby', description: null, icon: 'help-circle' })
    expect(await read('/faq')).toContain('Ёмкости и трубы')
    expect((await shop.get('/faq/yomkosti-i-truby')).status).toBe(200)
    expect(await listCategories()).toContainEqual({ ...category, itemCount: 0 })
    expect((await makeCategory({ name: 'Ёмкости и трубы' })).slug).toBe('yomkosti-i-truby-2')
    expect((await makeCategory({ name: '—' })).slug).toBe('kategoriya')
  })

  test('three desks add one name at once, and nobody is refused', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => makeCategory({ name: 'Зима', slug: null })))
    expect(responses.map(({ slug }) => slug).sort()).toEqual(['zima', 'zima-2', 'zima-3'])
  })

  test('what a change leaves out stays, the icon too; null clears, and a cleared slug is made anew', async () => {
    const [before] = await listCategories()
    if (!before) throw new Error('no category')
    expect(before.icon).toBeTruthy()
    const put = (fields: object) =>
      desk.callJson<FaqCategory>(200, 'PUT', `/admin/faq/categories/${before.id}`, fields)
    const renamed = await put({ name: 'Иначе' })
    const { id, slug, description, icon } = before
    expect(renamed).toMatchObject({ id, slug, description, icon, name: 'Иначе' })
    expect(await put({})).toEqual({ ...renamed, updatedAt: expect.any(String) })
    expect(await put({ description: null, slug: null })).toMatchObject({
      icon,
      description: null,
      slug: 'inache',
    })
    expect((await put({ slug: '' })).slug).toBe('inache')
    expect((await shop.get('/faq/inache')).status).toBe(200)
  })

  test.each<[object, number, string]>([
    [{ name: ' ' }, 400, 'Название категории обязательно'],
    [{ name: null }, 400, 'Название категории обязательно'],
    [{ name: 'я'.repeat(301) }, 400, 'Не длиннее 300 символов'],
    [{ slug: 'Раздел' }, 400, 'Slug должен содержать только латинские буквы, цифры и дефисы'],
    [{ slug: 'montazh' }, 409, 'Такой slug уже используется'],
  ])('%o is refused in Russian, new or old', async (fields, status, message) => {
    const { id } = await makeCategory()
    await expectError(await desk.call('PUT', `/admin/faq/categories/${id}`, fields), status, message)
    const created = { name: 'Новый раздел', ...fields }
    await expectError(await desk.call('POST', '/admin/faq/categories', created), status, message)
  })

  test('one that goes leaves its questions to staff, without a category', async () => {
    const category = await makeCategory()
    const item = await makeItem({ categoryId: category.id })
    expect(await read(`/faq/${category.slug}`)).toContain(item.question)
    expect(await desk.callJson(200, 'DELETE', `/admin/faq/categories/${category.id}`)).toEqual({
      success: true,
    })
    expect((await shop.get(`/faq/${category.slug}`)).status).toBe(404)
    expect(await listItems()).toContainEqual({ ...item, categoryId: null, version: 2 })
    expect(await read('/sitemap.xml')).not.toContain(`/faq/${category.slug}<`)
  })
})

describe('A manager keeps the questions', () => {
  test('a new one is read by visitors at once, before those of a larger number', async () => {
    const category = await makeCategory()
    const address = `/faq/${category.slug}`
    const last = await makeItem({ categoryId: category.id, orderIndex: null })
    const second = await makeItem({ categoryId: category.id, orderIndex: 2 })
    const first = await makeItem({ categoryId: category.id, orderIndex: 1, answer: '**Жирный** ответ' })
    expect(await listItems(`?categoryId=${category.id}`)).toEqual([first, second, last])
    const page = await read(address)
    expect(page).toContain('<strong>Жирный</strong> ответ')
    const places = [first, second, last].map(({ question }) => page.indexOf(question))
    expect(places).not.toContain(-1)
    await editItem(first.id, { question: 'Как теперь?' })
    expect(await read(address)).toContain('Как теперь?')
    expect(await desk.callJson(200, 'DELETE', `/admin/faq/items/${first.id}`)).toEqual({ success: true })
    expect(await read(address)).not.toContain('Как теперь?')
  })

  test('one without a category is seen by staff alone', async () => {
    const item = await makeItem()
    expect(item).toMatchObject({ categoryId: null, orderIndex: 0 })
    for (const query of ['', '?categoryId=']) expect(await listItems(query)).toContainEqual(item)
    expect(await read('/faq')).not.toContain(item.question)
  })

  test('a filter by a category that is not there shows none, by a word is refused', async () => {
    for (const id of [999_999, 0, -1]) expect(await listItems(`?categoryId=${id}`)).toEqual([])
    const response = await desk.call('GET', '/admin/faq/items?categoryId=montazh')
    await expectError(response, 400, 'Номер должен быть целым числом')
  })

  test('what a change leaves out stays, null clears', async () => {
    const { id: categoryId } = await makeCategory()
    const before = await makeItem({ categoryId, orderIndex: 7 })
    const changed = await editItem(before.id, { answer: '  - пункт\n' })
    expect(changed).toEqual({ ...before, answer: '  - пункт\n', updatedAt: expect.any(String), version: 2 })
    expect(await editItem(before.id, {})).toEqual({ ...changed, updatedAt: expect.any(String) })
    const cleared = { categoryId: null, orderIndex: null }
    expect(await editItem(before.id, cleared)).toMatchObject({ ...cleared, question: before.question })
  })

  test('from three desks at once, and nothing is lost', async () => {
    const { id } = await makeItem()
    const changes = [{ question: 'Новый вопрос?' }, { answer: 'Новый ответ' }, { orderIndex: 5 }]
    await Promise.all(changes.map((fields) => editItem(id, fields)))
    const found = (await listItems()).find((item) => item.id === id)
    expect(found).toMatchObject({ question: 'Новый вопрос?', answer: 'Новый ответ', orderIndex: 5 })
  })

  test('without anything, and is told what each field needs', async () => {
    const response = await desk.call('POST', '/admin/faq/items', {})
    expect(response.status).toBe(400)
    const errors = { question: 'Вопрос обязателен', answer: 'Ответ обязателен' }
    expect((await response.json()).errors).toEqual(errors)
  })

  test.each<[string, object, string]>([
    ['a blank question', { question: ' ' }, 'Вопрос обязателен'],
    ['no question', { question: null }, 'Вопрос обязателен'],
    ['a blank answer', { answer: ' \n ' }, 'Ответ обязателен'],
    ['no answer', { answer: null }, 'Ответ обязателен'],
    ['an answer beyond all', { answer: 'я'.repeat(50_001) }, 'Не длиннее 50000 символов'],
    ['an unknown category', { categoryId: 999_999 }, 'Такой категории нет'],
    ['a category beyond any', { categoryId: 9_999_999_999 }, 'Такой категории нет'],
    ['half an order', { orderIndex: 1.5 }, 'Порядок должен быть целым числом'],
    ['an order in words', { orderIndex: 'первый' }, 'Порядок должен быть целым числом'],
    ['an order beyond all', { orderIndex: 3_000_000_000 }, 'Слишком большое число'],
  ])('with %s, and is refused in Russian, new or old', async (_what, fields, message) => {
    const { id } = await makeItem()
    await expectError(await desk.call('POST', '/admin/faq/items', newItem(fields)), 400, message)
    await expectError(await desk.call('PUT', `/admin/faq/items/${id}`, fields), 400, message)
  })

  test.each(UNKNOWN_IDS)('number %s, which is not there', async (id) => {
    const [item, category] = [`/admin/faq/items/${id}`, `/admin/faq/categories/${id}`]
    await expectError(await desk.call('PUT', item, { question: 'Нет?' }), 404, 'Вопрос-ответ не найден')
    await expectError(await desk.call('DELETE', item), 404, 'Вопрос-ответ не найден')
    await expectError(await desk.call('PUT', category, { name: 'Нет' }), 404, 'Категория не найдена')
    await expectError(await desk.call('DELETE', category), 404, 'Категория не найдена')
  })
})
