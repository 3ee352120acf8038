import { beforeAll, describe, expect, test } from 'vitest'
import consent from '../content/pages/consent.json' with { type: 'json' }
import terms from '../content/pages/terms.json' with { type: 'json' }
import type { Media } from '../src/contract/content/media.ts'
import { expectError } from './support/desk.ts'
import { makeDataDir, openMediaDesk } from './support/media-desk.ts'
import { hireWithout } from './support/narrowed.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ DATA_DIR: await makeDataDir() })
const { add, callAs, callJson, find, make, makeProduct, query } = openMediaDesk(shop)

const people = { admin: '', manager: '', catalogue: '', content: '' }
beforeAll(async () => {
  people.admin = await signInAs(shop, 'admin')
  people.manager = await signInAs(shop, 'manager')
  for (const closed of ['catalogue', 'content'] as const) people[closed] = await hireWithout(shop, closed)
})

const replaceAs = (cookie: string, id: number, withId: number, places?: object[]) =>
  callAs(cookie, 'POST', `/admin/media/${id}/replace`, { withId, places })

let made = 0
const makePost = (content: string) => {
  made += 1
  return make('/blog/posts', { title: 'Тайная статья', slug: `taynaya-${made}`, content, published: false })
}
const makeHidden = (imageUrl: string | null) =>
  makeProduct({ name: 'Тайная станция', imageUrl, published: false })

/** What holds a file, by the part that is closed; the query tells what stands there. */
const PLACES = [
  ['catalogue', 'товар', makeHidden, 'select image_url as text from products where id = $1'],
  [
    'content',
    'статья',
    (url: string) => makePost(`![](${url})`),
    'select content as text from blog_posts where id = $1',
  ],
  [
    'content',
    'статья (черновик)',
    async (url: string) => {
      const post = await makePost('Без картинки')
      await callJson(200, 'PUT', `/admin/drafts/posts/${post.id}`, { content: `![](${url})` })
      return post
    },
    "select draft ->> 'content' as text from drafts where entity = 'posts' and entity_id = $1",
  ],
] as const

describe.each(PLACES)('A file that stands in what is closed, without %s: %s', (closed, noun, put, look) => {
  const prepare = async () => {
    const [before, next] = [await add(), await add()]
    const { id } = await put(before.url)
    const read = async (): Promise<string> => (await query(look, [id]))[0].text
    return { before, next, id, read }
  }

  test('is not replaced there by whoever may not change it, and the refusal tells no title', async () => {
    const { before, next, read } = await prepare()
    await expectError(
      await replaceAs(people[closed], before.id, next.id),
      409,
      `Файл стоит и там, куда администратор не дал вам доступа: ${noun}. Ничего не заменено.`,
    )
    expect(await read()).toContain(before.url)
    const other = people[closed === 'content' ? 'catalogue' : 'content']
    expect((await replaceAs(other, before.id, next.id)).status).toBe(200)
    expect(await read()).toContain(next.url)
  })

  test('is replaced where it is open, when only that is meant', async () => {
    const { before, next, read } = await prepare()
    const open =
      closed === 'content'
        ? { entity: 'products', id: (await makeHidden(before.url)).id }
        : { entity: 'posts', id: (await makePost(`![](${before.url})`)).id }
    expect((await replaceAs(people[closed], before.id, next.id, [open])).status).toBe(200)
    expect(await read()).toContain(before.url)
    expect((await find(next.id)).usedIn).toMatchObject([open])
  })

  test('is in the library without the title of that record, which no search finds', async () => {
    const { before, id } = await prepare()
    const list = async (cookie: string, q = ''): Promise<Media[]> =>
      (await callAs(cookie, 'GET', `/admin/media?q=${encodeURIComponent(q)}`)).json()
    const usedIn = async (cookie: string) =>
      (await list(cookie)).find((file) => file.id === before.id)?.usedIn.map((one) => [one.id, one.title])
    const [title, kind] = closed === 'content' ? ['Тайная статья', 'Статья'] : ['Тайная станция', 'Товар']
    expect(await usedIn(people.manager)).toEqual([[id, title]])
    expect(await usedIn(people[closed])).toEqual([[id, kind]])
    expect((await list(people.manager, title)).map((file) => file.id)).toContain(before.id)
    expect(await list(people[closed], title)).toEqual([])
    const refused = await callAs(people[closed], 'DELETE', `/admin/media/${before.id}`)
    expect(refused.status).toBe(409)
    expect(await refused.text()).not.toContain('Тайная')
  })

  test('is told without that title to whoever saves over another version', async () => {
    const { before, id } = await prepare()
    const save = (cookie: string) =>
      shop.app.request(`http://shop.test/api/admin/media/${before.id}`, {
        method: 'PATCH',
        headers: { cookie, 'content-type': 'application/json', 'if-match': '"999"' },
        body: JSON.stringify({ alt: 'Станция' }),
      })
    const titles = async (cookie: string) => {
      const response = await save(cookie)
      expect(response.status).toBe(409)
      const { current } = await response.json()
      return current.usedIn.map((one: { id: number; title: string }) => [one.id, one.title])
    }
    expect(await titles(people.manager)).toEqual([[id, expect.stringContaining('Тайная')]])
    expect(await titles(people[closed])).toEqual([[id, closed === 'content' ? 'Статья' : 'Товар']])
  })
})

describe('A file in texts that the admin changes', () => {
  const putTexts = async (key: string, blocks: object) =>
    expect((await callAs(people.admin, 'PUT', `/admin/pages/${key}`, { blocks })).status).toBe(200)
  const blocksOf = async (key: string) =>
    JSON.stringify((await query('select blocks from pages where key = $1', [key]))[0].blocks)
  const documents = async (): Promise<{ version: number; text: string }[]> =>
    (await shop.get('/api/consent/documents')).json()
  const withPicture = (url: string) => {
    const [first, ...rest] = terms.sections.sections
    return { sections: { sections: [{ ...first, text: `Текст ![](${url})` }, ...rest] } }
  }

  test('is not replaced by a manager, and is by an admin', async () => {
    const [before, next] = [await add(), await add()]
    await putTexts('terms', withPicture(before.url))
    await expectError(
      await replaceAs(people.manager, before.id, next.id),
      409,
      'Файл стоит в текстах, которые меняет администратор: «Оферта». Ничего не заменено.',
    )
    expect(await blocksOf('terms')).toContain(before.url)
    expect((await replaceAs(people.admin, before.id, next.id)).status).toBe(200)
    expect(await blocksOf('terms')).toContain(next.url)
  })

  test('nor in their drafts', async () => {
    const [before, next] = [await add(), await add()]
    const [{ id }] = await query("select id from pages where key = 'privacy'")
    const draft = { blocks: { start: { lead: `Текст ![](${before.url})` } } }
    const put = await callAs(people.admin, 'PUT', `/admin/drafts/pages/${id}`, draft)
    expect(put.status, await put.text()).toBe(200)
    await expectError(await replaceAs(people.manager, before.id, next.id), 409, '«Политика»')
    const drafts = await query("select draft::text as text from drafts where entity = 'pages'")
    expect(drafts[0].text).toContain(before.url)
    expect((await replaceAs(people.admin, before.id, next.id)).status).toBe(200)
  })

  test('of consent is a new version when an admin replaces it', async () => {
    const [before, next] = [await add(), await add()]
    const request = { title: 'Согласие', text: `Я согласен ![](${before.url})` }
    await putTexts('consent', { ...consent, request })
    const [published] = await documents()
    expect(published?.text).toContain(before.url)
    expect((await replaceAs(people.admin, before.id, next.id)).status).toBe(200)
    const [newest, former] = await documents()
    expect(former).toEqual(published)
    expect(newest?.version).toBe(Number(published?.version) + 1)
    expect(newest?.text).toContain(next.url)
  })
})
