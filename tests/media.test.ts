import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Media } from '../src/contract/content/media.ts'
import { expectError, UNKNOWN_IDS } from './support/desk.ts'
import { makeDataDir, openMediaDesk, PDF, paint, toForm } from './support/media-desk.ts'
import { openShop } from './support/shop.ts'

const dataDir = await makeDataDir()
const shop = openShop({ DATA_DIR: dataDir })
const desk = openMediaDesk(shop)
const { add, call, callJson, find, list, query } = desk

const MB = 1024 * 1024
const listFiles = () => readdir(path.join(dataDir, 'uploads')).catch(() => [])

describe('What a manager uploads is in the library', () => {
  test('a picture: measured, served, under the name it came with', async () => {
    const made = await add('Дом в Ивантеевке.jpg', await paint(120, 80))
    expect(made).toMatchObject({
      kind: 'picture',
      name: 'Дом в Ивантеевке.jpg',
      alt: '',
      width: 120,
      height: 80,
      usedIn: [],
      version: 1,
      url: expect.stringMatching(/^\/assets\/uploads\/[0-9a-f]{32}\.jpg$/),
    })
    expect((await shop.get(made.url)).headers.get('content-type')).toBe('image/jpeg')
    expect(await find(made.id)).toEqual(made)
  })

  test('a document, as it is', async () => {
    const made = await add('паспорт топас.pdf', PDF)
    expect(made).toMatchObject({ kind: 'document', width: null, height: null, bytes: PDF.length })
    const served = await shop.get(made.url)
    expect(served.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PDF)
  })

  test('a picture of the specified upload too', async () => {
    const form = toForm('image', [['из формы.jpg', await paint(30, 30)]])
    const { url } = await callJson<{ url: string }>(200, 'POST', '/upload/image', form)
    expect((await list()).find((one) => one.url === url)).toMatchObject({ name: 'из формы.jpg', width: 30 })
  })

  test('with what is on it, when that is sent along', async () => {
    const form = toForm('image', [['a.jpg', await paint()]])
    form.set('alt', ' Крышка на газоне ')
    expect(await callJson<Media>(201, 'POST', '/admin/media', form)).toMatchObject({
      alt: 'Крышка на газоне',
    })
  })

  test('the newest first', async () => {
    const [first, second] = [await add('первый.jpg'), await add('второй.jpg')]
    expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
  })
})

describe('What is neither a picture nor a whole PDF is refused, and leaves nothing', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, number, string]>([
    [
      'прайс.xlsx',
      () => Buffer.from('PK\x03\x04таблица'),
      400,
      'Файл прайс.xlsx — не картинка и не документ PDF',
    ],
    ['пусто.jpg', () => Buffer.alloc(0), 400, 'не картинка и не документ PDF'],
    ['обрыв.pdf', () => PDF.subarray(0, 90), 400, 'Документ обрыв.pdf повреждён или загрузился не весь'],
    ['чертёж.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, 'не картинка'],
    [
      'большое фото.jpg',
      async () => Buffer.concat([await paint(), Buffer.alloc(5 * MB)]),
      400,
      'Файл большое фото.jpg превышает максимальный размер (5MB)',
    ],
  ])('%s', async (name, bytes, status, message) => {
    const before = [await listFiles(), (await list()).length]
    const response = await call('POST', '/admin/media', toForm('file', [[name, await bytes()]]))
    await expectError(response, status, message)
    expect([await listFiles(), (await list()).length]).toEqual(before)
  })

  test('a document over 20 MB, and one far over it, whose sentence arrives all the same', async () => {
    const large = (megabytes: number) =>
      toForm('file', [['том.pdf', Buffer.concat([PDF, Buffer.alloc(megabytes * MB)])]])
    await expectError(await call('POST', '/admin/media', large(20)), 413, 'больше 20 МБ')
    const headers = { 'content-length': String(25 * MB) }
    await expectError(
      await call('POST', '/admin/media', large(25), headers),
      413,
      'Файл том.pdf больше 20 МБ',
    )
  })

  test('a form without a file', async () => {
    await expectError(await call('POST', '/admin/media', new FormData()), 400, 'Выберите файл')
  })
})

describe('Search', () => {
  test.each([
    ['a name', 'ПОЛЯНА'],
    ['words of what is on it', 'ёлка заснеженная'],
    ['е for ё', 'елка'],
    ['a record it stands in', 'станция у озера'],
  ])('finds by %s', async (_what, q) => {
    const made = await add('поляна зимой.jpg')
    await callJson(200, 'PATCH', `/admin/media/${made.id}`, { alt: 'Заснеженная ёлка у крышки' })
    await desk.makeProduct({ name: 'Станция у озера', imageUrl: made.url })
    expect((await list(q)).map(({ id }) => id)).toContain(made.id)
    expect(await list('нет такого файла нигде')).toEqual([])
  })
})

describe('Where a file stands is found', () => {
  test.each<[string, (url: string) => Promise<unknown>, object]>([
    [
      'a product',
      (imageUrl) => desk.makeProduct({ name: 'Топас с фото', imageUrl }),
      { entity: 'products', title: 'Топас с фото' },
    ],
    [
      'the gallery of a product',
      (url) => desk.makeProduct({ technicalSpecs: { images: ['https://example.com/a.jpg', url] } }),
      { entity: 'products' },
    ],
    ['a category', (imageUrl) => desk.makeCategory({ imageUrl }), { entity: 'categories' }],
    [
      'a manufacturer',
      (logoUrl) => desk.make('/manufacturers', { name: 'Завод', slug: 'zavod-media', logoUrl }),
      { entity: 'manufacturers', title: 'Завод' },
    ],
    [
      'the text of a post',
      (url) =>
        desk.make('/blog/posts', {
          title: 'Зимой на даче',
          slug: 'zima-media',
          content: `До установки ![](${url}) и после`,
        }),
      { entity: 'posts', title: 'Зимой на даче' },
    ],
    [
      'the gallery of a project',
      (url) => desk.make('/admin/projects', { title: 'Дом', description: 'Дом', images: [url] }),
      { entity: 'projects', title: 'Дом' },
    ],
    [
      'an answer',
      (url) => desk.make('/admin/faq/items', { question: 'Как ставят?', answer: `Так: ![](${url})` }),
      { entity: 'faq-items', title: 'Как ставят?' },
    ],
    [
      'the settings',
      (url) => query('update site_settings set site_description = $1', [url]),
      { entity: 'settings', title: 'Настройки' },
    ],
    [
      'a working draft',
      (url) => callJson(200, 'PUT', '/admin/drafts/posts/1', { featuredImage: url }),
      { entity: 'posts', id: 1, isDraft: true },
    ],
    [
      'the documents of a product',
      (url) =>
        query(
          `update products set documents = jsonb_build_array(jsonb_build_object('title', 'Паспорт', 'url', $1::text)) where id = 1`,
          [url],
        ),
      { entity: 'products', id: 1 },
    ],
  ])('in %s, and it cannot be deleted meanwhile', async (_where, use, expected) => {
    const made = await add()
    await use(made.url)
    expect((await find(made.id)).usedIn).toEqual([expect.objectContaining(expected)])
    const response = await call('DELETE', `/admin/media/${made.id}`)
    expect(response.status).toBe(409)
    expect((await response.json()).message).toMatch(/^Файл стоит: .+\. Сначала уберите его оттуда\.$/)
    await find(made.id)
  })

  test('once for each record, however often it names the file, and the refusal counts what it does not name', async () => {
    const { url, id } = await add()
    for (const name of ['А', 'Б', 'В', 'Г', 'Д']) {
      await desk.makeProduct({ name, imageUrl: url, description: `![](${url})` })
    }
    expect((await find(id)).usedIn.map(({ title }) => title)).toEqual(['А', 'Б', 'В', 'Г', 'Д'])
    await expectError(
      await call('DELETE', `/admin/media/${id}`),
      409,
      'Файл стоит: товар «А», товар «Б», товар «В» и ещё 2. Сначала уберите его оттуда.',
    )
  })
})

describe('Changing', () => {
  test('text and name of a file change, what is not sent stays, null clears the text', async () => {
    const { id } = await add('старое.jpg')
    expect(
      await callJson(200, 'PATCH', `/admin/media/${id}`, { alt: ' Колодец ', name: 'новое.jpg' }),
    ).toMatchObject({
      alt: 'Колодец',
      name: 'новое.jpg',
      version: 2,
    })
    expect(await callJson(200, 'PATCH', `/admin/media/${id}`, { alt: null })).toMatchObject({
      alt: '',
      name: 'новое.jpg',
    })
  })

  test.each([
    [{ name: ' ' }, 'Имя файла не может быть пустым'],
    [{ alt: 'я'.repeat(501) }, 'Не длиннее 500 символов'],
    [{ alt: 7 }, 'Ожидается текст'],
  ])('%j is refused', async (changes, message) => {
    const { id } = await add()
    await expectError(await call('PATCH', `/admin/media/${id}`, changes), 400, message)
  })

  test('two people on one file: the second learns of the first', async () => {
    const { id } = await add()
    await callJson(200, 'PATCH', `/admin/media/${id}`, { alt: 'Первый' })
    const response = await call('PATCH', `/admin/media/${id}`, { alt: 'Второй' }, { 'if-match': '"1"' })
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({
      current: { alt: 'Первый', version: 2, usedIn: [] },
      changedBy: 'manager',
    })
    expect((await call('DELETE', `/admin/media/${id}`, undefined, { 'if-match': '"1"' })).status).toBe(409)
  })

  test.each(UNKNOWN_IDS)('file %s is not there', async (id) => {
    expect((await call('PATCH', `/admin/media/${id}`, { alt: 'а' })).status).toBe(404)
    expect((await call('DELETE', `/admin/media/${id}`)).status).toBe(404)
  })
})

describe('Deleting', () => {
  test('goes to the trash and comes back as it was', async () => {
    const { id, url } = await add('вернусь.jpg')
    await callJson(200, 'PATCH', `/admin/media/${id}`, { alt: 'Яма' })
    expect((await call('DELETE', `/admin/media/${id}`)).status).toBe(204)
    expect((await list()).map((one) => one.id)).not.toContain(id)
    expect(await desk.readTrashed('media', id)).toMatchObject({ title: 'вернусь.jpg' })
    expect((await shop.get(url)).status).toBe(200)
    expect(await desk.restore('media', id)).toMatchObject({ id, url, alt: 'Яма', usedIn: [] })
  })

  test('many at once: what is used stays and says where, the rest goes together', async () => {
    const [free, used, other] = [await add(), await add('нужен.jpg'), await add()]
    await desk.makeProduct({ name: 'Держит', imageUrl: used.url })
    const answer = await callJson(200, 'POST', '/admin/media/remove', {
      ids: [free.id, used.id, other.id, 999_999],
    })
    expect(answer).toEqual({
      removed: [free.id, other.id],
      left: [{ id: used.id, name: 'нужен.jpg', message: expect.stringContaining('товар «Держит»') }],
    })
    await desk.restore('media', free.id)
    await find(free.id)
  })
})

test('the journal tells of files, and a version of what was on one comes back', async () => {
  const { id } = await add()
  await callJson(200, 'PATCH', `/admin/media/${id}`, { alt: 'Было' })
  await callJson(200, 'PATCH', `/admin/media/${id}`, { alt: 'Стало' })
  const { entries } = await callJson<{ entries: object[] }>(
    200,
    'GET',
    `/admin/journal?entity=media&entityId=${id}`,
  )
  expect(entries).toMatchObject([
    {
      action: 'update',
      changes: [{ field: 'alt', label: 'Что на картинке', before: 'Было', after: 'Стало' }],
    },
    { action: 'update' },
    { action: 'create', title: 'фото.jpg' },
  ])
  expect(await callJson(200, 'GET', `/admin/versions/media/${id}/2`)).toMatchObject({ alt: 'Было' })
  expect(await callJson(200, 'POST', `/admin/versions/media/${id}/2/restore`)).toMatchObject({
    alt: 'Было',
    version: 4,
  })
})
