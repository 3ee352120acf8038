import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import type { Media } from '../src/contract/content/media.ts'
import { expectError, UNKNOWN_IDS } from './support/desk.ts'
import { makeDataDir, openMediaDesk, PDF, paint } from './support/media-desk.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ DATA_DIR: await makeDataDir() })
const { add, call, callAs, callJson, find, make, makeProduct, makeCategory, query } = openMediaDesk(shop)
const replace = (id: number, withId: number, places?: object[]) =>
  callJson<Media>(200, 'POST', `/admin/media/${id}/replace`, { withId, places })
const readProduct = (id: number) => callJson<Product>(200, 'GET', `/products/id/${id}`)

describe('A file takes the place of another', () => {
  test('wherever that stands: in columns, lists, texts and drafts; and the way back is the same', async () => {
    const [before, next] = [await add('старая.jpg'), await add('новая.jpg', await paint(80, 50))]
    const other = await add('другая.jpg')
    await callJson(200, 'PATCH', `/admin/media/${before.id}`, { alt: 'Крышка на газоне' })
    const product = await makeProduct({
      imageUrl: before.url,
      technicalSpecs: { images: [other.url, before.url] },
    })
    const drafted = await makeProduct()
    await callJson(200, 'PUT', `/admin/drafts/products/${drafted.id}`, { imageUrl: before.url })
    const category = await makeCategory({ imageUrl: before.url })
    const content = `До установки ![](${before.url}) и после ![](${before.url})`
    const post = await make('/blog/posts', { title: 'Зимой', slug: 'zima-zamena', content })
    const read = async () => ({
      product: await readProduct(product.id),
      used: [(await find(before.id)).usedIn, (await find(next.id)).usedIn],
      post: (await query('select content from blog_posts where id = $1', [post.id]))[0],
    })
    const old = await read()
    expect(old.used.map((one) => one.length)).toEqual([4, 0])

    const answer = await replace(before.id, next.id)
    const now = await read()
    expect(answer).toMatchObject({ id: next.id, alt: 'Крышка на газоне', usedIn: old.used[0] })
    expect(now.used).toEqual([[], old.used[0]])
    expect(now.product).toMatchObject({ imageUrl: next.url, images: [next.url, other.url] })
    expect(now.product.version).toBe(Number(old.product.version) + 1)
    expect(now.post).toEqual({ content: content.replaceAll(before.url, next.url) })
    const entries = await query(
      `select entity, entity_id from journal where batch_id =
         (select batch_id from journal where entity = 'products' and entity_id = $1 order by id desc limit 1)
       order by entity`,
      [String(product.id)],
    )
    const joined = [
      ['categories', category.id],
      ['media', next.id],
      ['posts', post.id],
      ['products', product.id],
    ]
    expect(entries).toEqual(joined.map(([entity, id]) => ({ entity, entity_id: String(id) })))

    const later = await makeProduct({ imageUrl: next.url })
    // What is left out is not waited for either.
    const colleague = await shop.database.pool.connect()
    await colleague.query('begin')
    await colleague.query('select from products where id = $1 for update', [later.id])
    try {
      await replace(next.id, before.id, answer.usedIn)
    } finally {
      await colleague.query('rollback')
      colleague.release()
    }
    expect((await find(next.id)).usedIn).toEqual([expect.objectContaining({ id: later.id })])
    await callJson(200, 'PATCH', `/products/${later.id}`, { imageUrl: null })
    const back = await read()
    expect(back.used).toEqual(old.used)
    expect({ ...back.product, version: 0, updatedAt: '' }).toEqual({
      ...old.product,
      version: 0,
      updatedAt: '',
    })
    expect(back.post).toEqual(old.post)
  })

  test('a draft of a record that names it stays one over the present record, in the name of who replaced', async () => {
    const [before, next] = [await add(), await add()]
    const product = await makeProduct({ imageUrl: before.url })
    const draft = `/admin/drafts/products/${product.id}`
    await callJson(200, 'PUT', draft, { description: 'Черновик', imageUrl: before.url })
    await query("update drafts set updated_by = 'Другой' where entity = 'products' and entity_id = $1", [
      product.id,
    ])
    await replace(before.id, next.id)
    const rows = await query(
      `select draft ->> 'imageUrl' as url, base_version - products.version as behind, updated_by <> 'Другой' as own
       from drafts join products on products.id = entity_id where entity = 'products' and entity_id = $1`,
      [product.id],
    )
    expect(rows).toEqual([{ url: next.url, behind: 0, own: true }])
  })

  test('stands nowhere before', async () => {
    const [before, next] = [await add(), await add('занята.jpg')]
    await makeProduct({ imageUrl: next.url })
    const path = `/admin/media/${before.id}/replace`
    await expectError(await call('POST', path, { withId: next.id }), 409, '«занята.jpg» уже стоит: товар')
  })

  describe('in the settings', () => {
    const readSettings = async () =>
      (await query('select logo, favicon, share_picture as share, version from site_settings'))[0]

    test('for an admin: logo, icon and preview, with version and journal, and back', async () => {
      const admin = await signInAs(shop, 'admin')
      const [before, next] = [await add(), await add('новый логотип.jpg')]
      const [{ id }] = [await makeProduct({ imageUrl: before.url })]
      const pictures = { logo: before.url, favicon: before.url, sharePicture: before.url }
      expect((await callAs(admin, 'PUT', '/admin/settings', pictures)).status).toBe(200)
      const old = await readSettings()

      const response = await callAs(admin, 'POST', `/admin/media/${before.id}/replace`, { withId: next.id })
      expect(response.status).toBe(200)
      const { usedIn } = await response.json()
      expect(usedIn).toEqual([
        expect.objectContaining({ entity: 'products', id }),
        { entity: 'settings', id: 1, title: 'Настройки' },
      ])
      const [logo, version] = [next.url, Number(old?.version) + 1]
      expect(await readSettings()).toEqual({ logo, favicon: logo, share: logo, version })
      expect(
        await query(
          "select row_before ->> 'logo' as logo from journal where entity = 'settings' order by id desc limit 1",
        ),
      ).toEqual([{ logo: before.url }])

      const back = { withId: before.id, places: usedIn }
      expect((await callAs(admin, 'POST', `/admin/media/${next.id}/replace`, back)).status).toBe(200)
      expect(await readSettings()).toEqual({ ...old, version: version + 1 })
    })

    test('not for a manager, who is told so, and nothing is replaced elsewhere', async () => {
      const [before, next] = [await add(), await add()]
      const product = await makeProduct({ imageUrl: before.url })
      await query('update site_settings set favicon = $1', [before.url])
      const path = `/admin/media/${before.id}/replace`
      await expectError(await call('POST', path, { withId: next.id }), 409, '«Настройки»')
      expect((await find(before.id)).usedIn).toHaveLength(2)
      // Without the settings among the places there is nothing to refuse.
      const places = [{ entity: 'products', id: product.id }]
      expect((await replace(before.id, next.id, places)).usedIn).toHaveLength(1)
    })

    test('by no picture of which sizes cannot be made', async () => {
      const admin = await signInAs(shop, 'admin')
      const gif = await sharp(await paint())
        .gif()
        .toBuffer()
      const [before, next] = [await add(), await add('движется.gif', gif)]
      await query('update site_settings set logo = $1', [before.url])
      const path = `/admin/media/${before.id}/replace`
      await expectError(await callAs(admin, 'POST', path, { withId: next.id }), 400, 'JPEG, PNG или WebP')
      expect(await readSettings()).toMatchObject({ logo: before.url })
    })
  })

  test('keeps its own text, and the one that stands nowhere changes nothing', async () => {
    const [before, next] = [await add(), await add()]
    await callJson(200, 'PATCH', `/admin/media/${before.id}`, { alt: 'Было' })
    await callJson(200, 'PATCH', `/admin/media/${next.id}`, { alt: 'Стало' })
    expect(await replace(before.id, next.id)).toMatchObject({ alt: 'Стало', usedIn: [] })
  })

  test('is of the same kind, and there', async () => {
    const [picture, document] = [await add(), await add('паспорт.pdf', PDF)]
    const path = `/admin/media/${picture.id}/replace`
    await expectError(await call('POST', path, { withId: document.id }), 400, 'Картинку заменяет картинка')
    await expectError(await call('POST', path, { withId: 2_000_000_000 }), 404, 'Такого файла нет')
    expect((await call('POST', path, {})).status).toBe(400)
    for (const id of UNKNOWN_IDS) {
      expect((await call('POST', `/admin/media/${id}/replace`, { withId: picture.id })).status).toBe(404)
    }
  })
})
