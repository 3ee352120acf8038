import { describe, expect, test } from 'vitest'
import type { BlogPost } from '../src/contract/content/blog.ts'
import { CONTENT, openBlogDesk } from './support/blog-desk.ts'
import { expectError, UNKNOWN_IDS } from './support/desk.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const desk = openBlogDesk(shop)
const { newPost, writePost, editPost, makeCategory } = desk
const read = async (address: string) => (await shop.get(address)).text()

describe('A stranger writes nothing', () => {
  test.each([
    ['POST', '/blog/posts'],
    ['PUT', '/blog/posts/1'],
    ['DELETE', '/blog/posts/1'],
    ['POST', '/blog/categories'],
    ['PUT', '/blog/categories/1'],
    ['DELETE', '/blog/categories/1'],
  ])('%s %s', async (method, address) => {
    const before = await read('/api/blog/posts')
    const body = method === 'DELETE' ? undefined : newPost({ name: 'Чужая' })
    await expectError(await desk.callAnonymously(method, address, body), 401, 'Войдите, чтобы продолжить')
    expect(await read('/api/blog/posts')).toBe(before)
  })
})

describe('A manager writes a post', () => {
  test('with every field, and a visitor reads it at once', async () => {
    const category = await makeCategory()
    expect(await read('/blog')).not.toContain('Вода под домом')
    const fields = {
      title: 'Вода под домом',
      slug: 'voda-pod-domom',
      excerpt: 'Коротко',
      content: CONTENT,
      categoryId: category.id,
      featuredImage: '/assets/our_services.png',
      author: 'Инженер',
      published: true,
      metaTitle: 'Для поиска',
      metaDescription: 'Описание для поиска',
    }
    const post = await writePost(fields)
    expect(post).toMatchObject({ ...fields, category: { name: category.name, slug: category.slug } })
    expect(Date.now() - Date.parse(post.publishedAt ?? '')).toBeLessThan(60_000)
    expect(await read('/blog')).toContain('Вода под домом')
    expect(await read('/blog/voda-pod-domom')).toContain('Вода в колодце стоит близко.')
    const { version: _version, publishAt: _publishAt, ...shown } = post
    expect(JSON.parse(await read(`/api/blog/posts/${post.id}`))).toEqual(shown)
  })

  test('with the required fields alone: a draft of the administrator', async () => {
    expect(await writePost({ title: ' Заголовок ', excerpt: '  ' })).toMatchObject({
      title: 'Заголовок',
      excerpt: null,
      author: 'Администратор',
      published: false,
      publishedAt: null,
      categoryId: null,
      category: null,
      featuredImage: null,
      metaTitle: null,
    })
    expect((await writePost({ author: null })).author).toBe('Администратор')
  })

  test('of 200 000 characters, and not one is lost, the blanks around it neither', async () => {
    const content = `    код\n\n${'я'.repeat(199_980)}\n\n`
    expect((await writePost({ content })).content).toBe(content)
  })

  test('without anything, and is told what each field needs', async () => {
    const response = await desk.call('POST', '/blog/posts', {})
    expect(response.status).toBe(400)
    expect((await response.json()).errors).toEqual({
      title: 'Заголовок должен содержать минимум 5 символов',
      slug: 'Slug должен содержать минимум 3 символа',
      content: 'Содержание должно содержать минимум 10 символов',
    })
  })

  const PATTERN = 'Slug должен содержать только латинские буквы, цифры и дефисы'
  test.each<[string, object, string]>([
    ['a short title', { title: ' Вода ' }, 'Заголовок должен содержать минимум 5 символов'],
    ['a title of 301 characters', { title: 'я'.repeat(301) }, 'Не длиннее 300 символов'],
    ['a short slug', { slug: 'ab' }, 'Slug должен содержать минимум 3 символа'],
    ['a Russian slug', { slug: 'вода' }, PATTERN],
    ['capitals in the slug', { slug: 'Voda' }, PATTERN],
    ['two hyphens in a row', { slug: 'vo--da' }, PATTERN],
    ['a hyphen at the end', { slug: 'voda-' }, PATTERN],
    ['an underscore', { slug: 'vo_da' }, PATTERN],
    ['a short text', { content: '  123456789  ' }, 'Содержание должно содержать минимум 10 символов'],
    ['a text beyond all', { content: 'я'.repeat(200_001) }, 'Не длиннее 200000 символов'],
    ['a short author', { author: 'Я' }, 'Имя автора должно содержать минимум 2 символа'],
    ['no author', { author: '' }, 'Имя автора должно содержать минимум 2 символа'],
    ['an unknown category', { categoryId: 999_999 }, 'Такой категории нет'],
    ['a category beyond any', { categoryId: 9_999_999_999 }, 'Такой категории нет'],
    ['a category in words', { categoryId: 'none' }, 'Выберите категорию'],
    ['«published» in words', { published: 'да' }, 'Ожидается да или нет'],
    ['a NUL', { excerpt: 'а\0б' }, 'недопустимые символы'],
  ])('with %s, and is refused in Russian, new or old', async (_what, fields, message) => {
    const before = await writePost()
    await expectError(await desk.call('POST', '/blog/posts', newPost(fields)), 400, message)
    await expectError(await desk.call('PUT', `/blog/posts/${before.id}`, fields), 400, message)
    expect(await desk.callJson(200, 'GET', `/blog/posts/${before.id}`)).toEqual(before)
  })

  test('whose slug is taken, also when three save it at once', async () => {
    const [first, second] = [await writePost(), await writePost()]
    const message = 'Такой slug уже используется'
    await expectError(await desk.call('POST', '/blog/posts', newPost({ slug: first.slug })), 409, message)
    await expectError(await desk.call('PUT', `/blog/posts/${second.id}`, { slug: first.slug }), 409, message)
    expect((await editPost(second.id, { slug: second.slug })).slug).toBe(second.slug)
    const race = newPost({ slug: 'race' })
    const responses = await Promise.all([1, 2, 3].map(() => desk.call('POST', '/blog/posts', race)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('A manager edits a post', () => {
  test('one field, and all others stay; null clears', async () => {
    const { id: categoryId } = await makeCategory()
    const before = await writePost({ categoryId, excerpt: 'Коротко', author: 'Инженер', published: true })
    const renamed = await editPost(before.id, { title: 'Иначе названа' })
    expect(renamed).toEqual({
      ...before,
      title: 'Иначе названа',
      updatedAt: expect.any(String),
      version: 2,
    })
    expect(await editPost(before.id, {})).toEqual({ ...renamed, updatedAt: expect.any(String) })
    const cleared = { categoryId: null, excerpt: null, author: null, published: null, metaTitle: null }
    expect(await editPost(before.id, cleared)).toMatchObject({
      ...cleared,
      category: null,
      author: 'Администратор',
      published: false,
      title: 'Иначе названа',
    })
    for (const field of ['title', 'slug', 'content']) {
      expect((await desk.call('PUT', `/blog/posts/${before.id}`, { [field]: null })).status).toBe(400)
    }
  })

  test('the first publication is remembered, whatever comes later', async () => {
    const { id } = await writePost()
    const first = await editPost(id, { published: true })
    expect(first.publishedAt).not.toBeNull()
    const back = await editPost(id, { published: false })
    expect(back).toMatchObject({ published: false, publishedAt: first.publishedAt })
    expect((await editPost(id, { published: true })).publishedAt).toBe(first.publishedAt)
    expect((await editPost(id, { publishedAt: null })).publishedAt).toBe(first.publishedAt)
  })

  test('from three desks at once: nothing is lost, one moment of publication', async () => {
    const { id } = await writePost()
    const changes = [{ excerpt: 'Коротко' }, { metaTitle: 'Для поиска' }, { published: true }]
    await Promise.all(changes.map((fields) => editPost(id, fields)))
    const post = await desk.callJson<BlogPost>(200, 'GET', `/blog/posts/${id}`)
    expect(post).toMatchObject({ excerpt: 'Коротко', metaTitle: 'Для поиска', published: true })
    expect(post.publishedAt).not.toBeNull()
  })

  test('and the database knows who did it', async () => {
    await shop.database.pool.query(`
      create table writers (actor text);
      create function note() returns trigger language plpgsql as
        $$ begin insert into writers values (current_setting('shop.actor_id', true)); return null; end $$;
      create trigger note after insert or update or delete on blog_posts for each row execute function note();`)
    const { id } = await writePost()
    await editPost(id, { title: 'Другая статья' })
    await desk.callJson(204, 'DELETE', `/blog/posts/${id}`)
    const names = 'select username from writers join users on users.id = actor::int'
    expect((await shop.database.pool.query(names)).rows).toEqual(Array(3).fill({ username: 'manager' }))
    await shop.database.pool.query('drop trigger note on blog_posts')
  })

  test.each(UNKNOWN_IDS)('number %s, which is not there', async (id) => {
    await expectError(
      await desk.call('PUT', `/blog/posts/${id}`, { title: 'Нигде нет' }),
      404,
      'Статья не найдена',
    )
    await expectError(await desk.call('DELETE', `/blog/posts/${id}`), 404, 'Статья не найдена')
    const named = { name: 'Нигде нет' }
    await expectError(await desk.call('PUT', `/blog/categories/${id}`, named), 404, 'Категория не найдена')
    await expectError(await desk.call('DELETE', `/blog/categories/${id}`), 404, 'Категория не найдена')
  })

  test('by a word instead of a number, and is told so', async () => {
    const word = 'Номер должен быть целым числом'
    await expectError(await desk.call('PUT', '/blog/posts/race', { title: 'Слово' }), 400, word)
    await expectError(await desk.call('DELETE', '/blog/categories/otvod-vody'), 400, word)
    await expectError(await desk.call('POST', '/blog/posts', '{"title":'), 400, 'Запрос не удалось прочитать')
  })

  test('one that goes is nowhere any more', async () => {
    const { id, slug } = await writePost({ published: true })
    expect((await shop.get(`/blog/${slug}`)).status).toBe(200)
    expect(await desk.callJson(204, 'DELETE', `/blog/posts/${id}`)).toBeNull()
    expect((await shop.get(`/blog/${slug}`)).status).toBe(404)
    expect(await read('/sitemap.xml')).not.toContain(`/blog/${slug}<`)
    await expectError(await desk.call('DELETE', `/blog/posts/${id}`), 404, 'Статья не найдена')
  })
})

describe('A draft', () => {
  const listings = ['/blog', '/blog/rss.xml', '/sitemap.xml', '/sitemap', '/api/blog/posts']
  const narrowed = ['/api/blog/posts?published=false', '/api/blog/posts?published=true']

  test('stands at no address for a stranger, and everywhere once it is published', async () => {
    const category = await makeCategory()
    const secret = { title: 'Ещё никому не видна', excerpt: 'Тайный вывод', categoryId: category.id }
    const { id, slug } = await writePost(secret)
    const own = [`/blog/${slug}`, `/api/blog/posts/${id}`, `/api/blog/posts/slug/${slug}`]
    const ofCategory = [`/blog/category/${category.slug}`, `/api/blog/categories/${category.slug}`]
    const posts = [`/api/blog/categories/${category.id}`, `/api/blog/categories/${category.slug}/posts`]
    const lists = [...listings, ...narrowed, ...ofCategory, ...posts]

    const expectHidden = async () => {
      for (const address of own) expect((await shop.get(address)).status, address).toBe(404)
      for (const address of [...own, ...lists]) {
        expect(await read(address), address).not.toMatch(/Ещё никому не видна|Тайный вывод/)
        if (!own.includes(address)) expect(await read(address), address).not.toContain(slug)
      }
      expect(await read('/api/blog/categories')).toContain(`"slug":"${category.slug}"`)
    }

    await expectHidden()
    expect(await desk.look(`/blog/${slug}`)).toContain('Ещё никому не видна')
    expect(await desk.look('/api/blog/posts?published=false')).toContain(slug)
    await expectHidden()

    await editPost(id, { published: true })
    for (const address of own) expect((await shop.get(address)).status, address).toBe(200)
    for (const address of ['/blog', '/blog/rss.xml', '/sitemap.xml', '/api/blog/posts', ...ofCategory]) {
      expect(await read(address), address).toContain(slug)
    }
    await editPost(id, { published: false })
    await expectHidden()
  })
})

describe('A manager keeps the categories', () => {
  test('a new one is read at once; what a change leaves out stays, null clears', async () => {
    const before = await makeCategory({ description: 'Слова' })
    expect(await read('/api/blog/categories')).toContain(before.slug)
    const put = (fields: object) => desk.callJson(200, 'PUT', `/blog/categories/${before.id}`, fields)
    expect(await put({ name: 'Иначе' })).toEqual({ ...before, name: 'Иначе', version: 2 })
    expect(await put({})).toEqual({ ...before, name: 'Иначе', version: 2 })
    expect(await put({ description: null })).toEqual({
      ...before,
      name: 'Иначе',
      description: null,
      version: 3,
    })
    expect(await put({ slug: 'inache' })).toMatchObject({ slug: 'inache' })
    expect((await shop.get('/blog/category/inache')).status).toBe(200)
  })

  test.each<[object, number, string]>([
    [{ name: ' Да ' }, 400, 'Название должно содержать минимум 3 символа'],
    [{ name: null }, 400, 'Название должно содержать минимум 3 символа'],
    [{ slug: 'ab' }, 400, 'Slug должен содержать минимум 3 символа'],
    [{ slug: 'Тема' }, 400, 'Slug должен содержать только латинские буквы, цифры и дефисы'],
    [{ slug: '2024' }, 400, 'Slug не может состоять из одних цифр'],
    [{ slug: 'otvod-vody' }, 409, 'Такой slug уже используется'],
    [{ description: 7 }, 400, 'Ожидается текст'],
  ])('%o is refused in Russian, new or old', async (fields, status, message) => {
    const { id } = await makeCategory()
    await expectError(await desk.call('PUT', `/blog/categories/${id}`, fields), status, message)
    const created = { name: 'Новая тема', slug: 'new-topic', ...fields }
    await expectError(await desk.call('POST', '/blog/categories', created), status, message)
  })

  test('one that goes leaves its posts in the blog, without a category', async () => {
    const category = await makeCategory()
    const { id, slug } = await writePost({ categoryId: category.id, published: true })
    expect(await read(`/blog/${slug}`)).toContain(category.name)
    expect(await desk.callJson(204, 'DELETE', `/blog/categories/${category.id}`)).toBeNull()
    expect(JSON.parse(await read(`/api/blog/posts/${id}`))).toMatchObject({
      categoryId: null,
      category: null,
    })
    expect(await read(`/blog/${slug}`)).not.toContain(category.name)
    expect((await shop.get(`/blog/category/${category.slug}`)).status).toBe(404)
  })
})
