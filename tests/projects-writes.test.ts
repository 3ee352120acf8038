import { describe, expect, test } from 'vitest'
import type { AdminProject, ProjectCategory } from '../src/contract/content/projects.ts'
import { expectError, openDesk, UNKNOWN_IDS } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openDesk(shop)

let made = 0
const newProject = (fields: object = {}) => {
  made += 1
  return { title: `Работа ${made}`, description: 'Поставили станцию.', ...fields }
}
const makeProject = (fields: object = {}) =>
  desk.callJson<AdminProject>(201, 'POST', '/admin/projects', newProject(fields))
const editProject = (id: number, fields: object) =>
  desk.callJson<AdminProject>(200, 'PUT', `/admin/projects/${id}`, fields)
const listProjects = () => desk.callJson<AdminProject[]>(200, 'GET', '/admin/projects')
const makeCategory = (fields: object = {}) => {
  made += 1
  const category = { name: `Вид ${made}`, ...fields }
  return desk.callJson<ProjectCategory>(201, 'POST', '/admin/projects/categories', category)
}
const listCategories = () => desk.callJson<ProjectCategory[]>(200, 'GET', '/admin/projects/categories')
const read = async (address: string) => (await shop.get(address)).text()

describe('A stranger sees and writes nothing here', () => {
  test.each([
    ['GET', '/admin/projects'],
    ['POST', '/admin/projects'],
    ['PUT', '/admin/projects/1'],
    ['DELETE', '/admin/projects/1'],
    ['GET', '/admin/projects/categories'],
    ['POST', '/admin/projects/categories'],
    ['PUT', '/admin/projects/categories/1'],
    ['DELETE', '/admin/projects/categories/1'],
  ])('%s %s', async (method, address) => {
    const before = await read('/api/projects')
    const body = method === 'POST' || method === 'PUT' ? newProject({ name: 'Чужая' }) : undefined
    await expectError(await desk.callAnonymously(method, address, body), 401, 'Войдите, чтобы продолжить')
    expect(await read('/api/projects')).toBe(before)
  })
})

describe('A manager adds a project', () => {
  test('with every field, and a visitor sees it at once', async () => {
    const category = await makeCategory()
    expect(await read('/projects')).not.toContain('Станция у озера')
    const fields = {
      title: 'Станция у озера',
      slug: 'u-ozera',
      description: 'Первый абзац.\n\nВторой абзац.',
      shortDescription: 'Коротко',
      location: 'Реутов',
      categoryId: category.id,
      completed: false,
      featuredImage: '/assets/our_services.png',
      images: ['/assets/a.jpg', 'https://a.test/b.jpg'],
      dateText: 'Май 2024',
      equipment: 'Топас 5; труба',
      challenges: ['Вода'],
      solutions: ['Насос'],
      metaTitle: 'Для поиска',
      metaDescription: 'Описание для поиска',
    }
    const project = await makeProject({ ...fields, completedAt: '2024-05-31' })
    expect(project).toMatchObject({
      ...fields,
      completedAt: '2024-05-31T00:00:00.000Z',
      category: { name: category.name, slug: category.slug },
    })
    expect(await listProjects()).toContainEqual(project)
    expect(await read('/projects')).toContain('Станция у озера')
    expect(await read(`/projects/${project.id}`)).toContain('Второй абзац.')
    expect(JSON.parse(await read(`/api/projects/${project.id}`))).not.toHaveProperty('categoryId')
  })

  test('with a title and a description alone: finished, in no category, its slug made of the title', async () => {
    expect(await makeProject({ title: ' Дом у реки ' })).toMatchObject({
      title: 'Дом у реки',
      slug: 'dom-u-reki',
      completed: true,
      completedAt: null,
      categoryId: null,
      images: [],
      challenges: [],
      solutions: [],
      location: null,
      featuredImage: null,
      category: null,
    })
  })

  test('whose title repeats: the made slug gets -2, then -3, also from three desks at once', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => makeProject({ title: 'Дача', slug: '' })))
    expect(responses.map(({ slug }) => slug).sort()).toEqual(['dacha', 'dacha-2', 'dacha-3'])
    expect((await makeProject({ title: 'Дача', slug: null })).slug).toBe('dacha-4')
    const odd = await Promise.all(['!!!', '???'].map((title) => makeProject({ title })))
    expect(odd.map(({ slug }) => slug).sort()).toEqual(['proekt', 'proekt-2'])
    const long = { title: 'щ'.repeat(300) }
    const [first, second] = [await makeProject(long), await makeProject(long)]
    expect(second.slug).toBe(`${first.slug}-2`)
  })

  test('whose given slug is taken, and is told so, new or old', async () => {
    const [first, second] = [await makeProject(), await makeProject()]
    const message = 'Такой slug уже используется'
    const again = newProject({ slug: first.slug })
    await expectError(await desk.call('POST', '/admin/projects', again), 409, message)
    const response = await desk.call('PUT', `/admin/projects/${second.id}`, { slug: first.slug })
    await expectError(response, 409, message)
    expect((await editProject(second.id, { slug: second.slug })).slug).toBe(second.slug)
  })

  test.each<[string, unknown, string[]]>([
    [
      'text with commas',
      ' /a.jpg , /b.jpg,, https://a.test/c.jpg , ',
      ['/a.jpg', '/b.jpg', 'https://a.test/c.jpg'],
    ],
    ['a list', [' /a.jpg ', '', '/b.jpg'], ['/a.jpg', '/b.jpg']],
    ['one address', '/a.jpg', ['/a.jpg']],
    ['blank text', ' , ', []],
    ['nothing', null, []],
  ])('with pictures as %s', async (_what, images, expected) => {
    expect((await makeProject({ images })).images).toEqual(expected)
    const { id } = await makeProject({ images: ['/old.jpg'] })
    expect((await editProject(id, { images })).images).toEqual(expected)
  })

  test('without anything, and is told what each field needs', async () => {
    const response = await desk.call('POST', '/admin/projects', { title: ' ' })
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toEqual({
      title: 'Название проекта обязательно',
      description: 'Описание проекта обязательно',
    })
  })

  test.each<[string, object, string]>([
    ['a blank title', { title: ' ' }, 'Название проекта обязательно'],
    ['no title', { title: null }, 'Название проекта обязательно'],
    ['a blank description', { description: ' \n ' }, 'Описание проекта обязательно'],
    ['a description beyond all', { description: 'я'.repeat(50_001) }, 'Не длиннее 50000 символов'],
    ['a Russian slug', { slug: 'Дача' }, 'Slug должен содержать только латинские буквы, цифры и дефисы'],
    ['an unknown category', { categoryId: 999_999 }, 'Такой категории нет'],
    ['a category beyond any', { categoryId: 9_999_999_999 }, 'Такой категории нет'],
    ['pictures of numbers', { images: [1] }, 'Изображения: список адресов или адреса через запятую'],
    ['a picture with half a letter', { images: ['\ud83d'] }, 'недопустимые символы'],
    ['101 pictures', { images: '/a.jpg,'.repeat(101) }, 'Не больше 100 изображений'],
    ['a date in words', { completedAt: 'вчера' }, 'Неверная дата'],
    ['the 31st of February', { completedAt: '2024-02-31' }, 'Неверная дата'],
    ['the year 0', { completedAt: '0000-01-01' }, 'Неверная дата'],
    ['the year 9999', { completedAt: '9999-12-31T23:59:00-12:00' }, 'Неверная дата'],
    ['«completed» in words', { completed: 'да' }, 'Ожидается да или нет'],
    ['challenges in one text', { challenges: 'Вода' }, 'Ожидается список строк'],
    ['a NUL', { location: 'а\0б' }, 'недопустимые символы'],
  ])('with %s, and is refused in Russian, new or old', async (_what, fields, message) => {
    const before = await makeProject()
    await expectError(await desk.call('POST', '/admin/projects', newProject(fields)), 400, message)
    await expectError(await desk.call('PUT', `/admin/projects/${before.id}`, fields), 400, message)
    expect(await listProjects()).toContainEqual(before)
  })
})

describe('A manager edits a project', () => {
  test('of the first content by its form, and what the form does not show stays', async () => {
    const [before] = await listProjects()
    if (!before) throw new Error('no project')
    expect(before.equipment).toBeTruthy()
    const { title, slug, description, shortDescription, location, categoryId, featuredImage } = before
    const form = { title, slug, description, shortDescription, location, categoryId, featuredImage }
    const images = before.images.join(', ')
    const seo = { metaTitle: 'Новый заголовок', metaDescription: before.metaDescription }
    const after = await editProject(before.id, { ...form, images, completed: before.completed, ...seo })
    expect(after).toEqual({
      ...before,
      metaTitle: 'Новый заголовок',
      updatedAt: expect.any(String),
      version: 2,
    })
  })

  test('one field, and all others stay; null clears', async () => {
    const { id: categoryId } = await makeCategory()
    const full = { categoryId, images: '/a.jpg', completed: false, completedAt: '2024-05-31T10:00:00+03:00' }
    const before = await makeProject({
      ...full,
      location: 'Реутов',
      equipment: 'Топас',
      challenges: ['Вода'],
    })
    const renamed = await editProject(before.id, { title: 'Иначе' })
    expect(renamed).toEqual({ ...before, title: 'Иначе', updatedAt: expect.any(String), version: 2 })
    expect(await editProject(before.id, {})).toEqual({ ...renamed, updatedAt: expect.any(String) })
    const cleared = { categoryId: null, completedAt: null, location: null, equipment: null, slug: null }
    const lists = { images: null, challenges: null, completed: null }
    expect(await editProject(before.id, { ...cleared, ...lists })).toMatchObject({
      ...cleared,
      images: [],
      challenges: [],
      completed: true,
      title: 'Иначе',
    })
  })

  test('and an emptied slug is made anew of the title', async () => {
    const { id } = await makeProject({ title: 'Баня', slug: 'old' })
    expect((await editProject(id, { slug: '' })).slug).toBe('banya')
    expect((await editProject(id, { slug: '' })).slug).toBe('banya')
    expect((await editProject(id, { slug: '', title: 'Гараж' })).slug).toBe('garazh')
  })

  test.each(UNKNOWN_IDS)('number %s, which is not there', async (id) => {
    const [project, category] = [`/admin/projects/${id}`, `/admin/projects/categories/${id}`]
    await expectError(await desk.call('PUT', project, { title: 'Нет' }), 404, 'Проект не найден')
    await expectError(await desk.call('DELETE', project), 404, 'Проект не найден')
    await expectError(await desk.call('PUT', category, { name: 'Нет' }), 404, 'Категория не найдена')
    await expectError(await desk.call('DELETE', category), 404, 'Категория не найдена')
  })

  test('by a word instead of a number, and is told so', async () => {
    const response = await desk.call('PUT', '/admin/projects/dacha', { title: 'Слово' })
    await expectError(response, 400, 'Номер должен быть целым числом')
  })

  test('one that goes is nowhere any more', async () => {
    const { id } = await makeProject({ title: 'Скоро исчезнет' })
    expect(await read('/projects')).toContain('Скоро исчезнет')
    expect(await desk.callJson(200, 'DELETE', `/admin/projects/${id}`)).toEqual({ success: true })
    expect(await read('/projects')).not.toContain('Скоро исчезнет')
    expect((await shop.get(`/projects/${id}`)).status).toBe(404)
    expect(await read('/sitemap.xml')).not.toContain(`/projects/${id}<`)
  })
})

describe('A manager keeps the categories of projects', () => {
  test('a new one gets a slug of its name; what a change leaves out stays, null clears', async () => {
    const before = await makeCategory({ name: 'Большие дома', slug: '', description: 'Слова' })
    expect(before.slug).toBe('bolshie-doma')
    expect(await listCategories()).toContainEqual(before)
    expect((await makeCategory({ name: 'Большие дома' })).slug).toBe('bolshie-doma-2')
    const put = (fields: object) =>
      desk.callJson(200, 'PUT', `/admin/projects/categories/${before.id}`, fields)
    const updatedAt = expect.any(String)
    expect(await put({ name: 'Иначе' })).toEqual({ ...before, name: 'Иначе', updatedAt, version: 2 })
    expect(await put({})).toEqual({ ...before, name: 'Иначе', updatedAt, version: 2 })
    const cleared = { ...before, name: 'Иначе', description: null, slug: 'inache', updatedAt, version: 3 }
    expect(await put({ description: null, slug: null })).toEqual(cleared)
  })

  test.each<[object, number, string]>([
    [{ name: ' ' }, 400, 'Название категории обязательно'],
    [{ name: null }, 400, 'Название категории обязательно'],
    [{ slug: 'Вид' }, 400, 'Slug должен содержать только латинские буквы, цифры и дефисы'],
    [{ slug: 'slozhnye-uchastki' }, 409, 'Такой slug уже используется'],
  ])('%o is refused in Russian, new or old', async (fields, status, message) => {
    const { id } = await makeCategory()
    const response = await desk.call('PUT', `/admin/projects/categories/${id}`, fields)
    await expectError(response, status, message)
    const created = { name: 'Новый вид', ...fields }
    await expectError(await desk.call('POST', '/admin/projects/categories', created), status, message)
  })

  test('one that goes leaves its projects on the site, without a category', async () => {
    const category = await makeCategory()
    const project = await makeProject({ categoryId: category.id })
    expect(await read(`/api/projects/${project.id}`)).toContain(category.name)
    expect(await desk.callJson(200, 'DELETE', `/admin/projects/categories/${category.id}`)).toEqual({
      success: true,
    })
    expect(await listProjects()).toContainEqual({ ...project, categoryId: null, category: null, version: 2 })
    expect((await shop.get(`/projects/${project.id}`)).status).toBe(200)
  })
})
