import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../src/contract/catalogue/products.ts'
import type { Media, MediaMatch } from '../src/contract/content/media.ts'
import { expectError } from './support/desk.ts'
import { makeDataDir, openMediaDesk, paint, toForm } from './support/media-desk.ts'
import { openShop } from './support/shop.ts'
import { deflatedZip, lockedZip, lyingZip, storedZip } from './support/zips.ts'

const dataDir = await makeDataDir()
const shop = openShop({ DATA_DIR: dataDir })
const { add, call, callJson, list, makeProduct, readProduct } = openMediaDesk(shop)

const MB = 1024 * 1024
let photo: Buffer
beforeAll(async () => {
  photo = await paint()
})

const named = (...names: string[]) =>
  toForm(
    'files',
    names.map((name) => [name, photo] as const),
  )
const match = (form: FormData) => callJson<MediaMatch>(200, 'POST', '/admin/media/match', form)
const refuse = async (form: FormData, message: string) =>
  expectError(await call('POST', '/admin/media/match', form), 400, message)

interface Placed {
  products: number
  pictures: number
  batchId: string
  left: object[]
}
/** Applies all proposals that name one product. */
const apply = ({ proposals, products }: MediaMatch) =>
  callJson<Placed>(200, 'POST', '/admin/media/match/apply', {
    items: proposals.flatMap(({ mediaId, productId, place }) => {
      const product = products.find(({ id }) => id === productId)
      return product ? [{ mediaId, productId, place, version: product.version }] : []
    }),
  })

let made = 0
/** A product with a name of its own. */
const makeNamed = (fields: object = {}): Promise<Product> => {
  made += 1
  return makeProduct({ name: `Озеро ${made} Пр`, model: `oz-${made}`, ...fields })
}

describe('Pictures find their products by name', () => {
  test('whatever the spelling, the second picture as the second; nothing changes before it is applied', async () => {
    const product = await makeNamed({ imageUrl: 'https://example.com/old.jpg' })
    const number = made
    const found = await match(named(`ОЗЕРО-${number}ПР.jpg`, `ozero-${number}-pr_2.jpg`, 'чужое.jpg'))
    const [first, second, other] = found.proposals
    expect([first, second, other]).toMatchObject([
      { productId: product.id, place: 1, fileName: `ОЗЕРО-${number}ПР.jpg` },
      { productId: product.id, place: 2 },
      { productId: null, candidates: [] },
    ])
    expect(found.products).toEqual([
      {
        id: product.id,
        name: product.name,
        version: product.version,
        images: ['https://example.com/old.jpg'],
      },
    ])
    expect(await readProduct(product.id)).toEqual(product)

    expect(await apply(found)).toMatchObject({ products: 1, pictures: 2, left: [] })
    const { images, imageUrl, version } = await readProduct(product.id)
    expect(images).toEqual([first?.url, second?.url, 'https://example.com/old.jpg'])
    expect([imageUrl, version]).toEqual([first?.url, (product.version ?? 0) + 1])
  })

  test('by article and by slug, and in an archive by the folder they lie in', async () => {
    const product = await makeNamed({ slug: 'gora-7' })
    const zip = zipSync({
      'Каталог/gora 7/1.jpg': photo,
      'Каталог/gora 7/2.jpg': photo,
      '__MACOSX/._1.jpg': photo,
      'Thumbs.db': photo,
    })
    const form = toForm('files', [
      ['картинки.zip', zip],
      [`OZ ${made}.jpg`, photo],
    ])
    const { proposals, refused } = await match(form)
    expect(proposals.map(({ productId, place }) => [productId, place])).toEqual([
      [product.id, 1],
      [product.id, 2],
      [product.id, 1],
    ])
    expect(refused).toEqual([])
  })

  test('between two products of one name a person chooses', async () => {
    const products = [await makeNamed({ name: 'Тёзка 9' }), await makeNamed({ name: 'ТЕЗКА 9' })]
    const { proposals } = await match(named('тезка 9.jpg'))
    expect(proposals).toMatchObject([{ productId: null, candidates: products.map(({ id }) => id) }])
  })

  test('a hidden copy leaves the pictures to its original', async () => {
    const { id } = await makeNamed({ name: 'Исток 9', published: true })
    await makeNamed({ name: 'ИСТОК-9', published: false })
    const { proposals } = await match(named('исток 9.jpg'))
    expect(proposals).toMatchObject([{ productId: id, candidates: [id] }])
  })

  test('names of an archive made by Russian Windows are read', async () => {
    const product = await makeNamed({ name: 'Роща 4' })
    // «Роща 4.jpg» in code page 866, as the Explorer writes it.
    const { proposals } = await match(
      toForm('files', [
        ['a.zip', storedZip(Buffer.from([0x90, 0xae, 0xe9, 0xa0, ...Buffer.from(' 4.jpg')]), photo)],
      ]),
    )
    expect(proposals).toMatchObject([{ fileName: 'Роща 4.jpg', productId: product.id }])
  })

  test('names that lead out of an archive, repeat, are reserved or endless are only names', async () => {
    const product = await makeNamed({ name: 'Берег 6' })
    const odd = ['../../../Берег 6.jpg', 'C:\\каталог\\CON.jpg', '/etc/passwd.jpg', './другое/Берег 6.jpg']
    const long = `${'папка/'.repeat(40)}${'я'.repeat(250)}.jpg`
    const files = Object.fromEntries([...odd, long].map((name) => [name, photo]))
    const { proposals } = await match(toForm('files', [['a.zip', zipSync(files)]]))
    expect(proposals.map(({ fileName, productId }) => [fileName, productId])).toEqual([
      ['Берег 6.jpg', product.id],
      ['каталог/CON.jpg', null],
      ['etc/passwd.jpg', null],
      ['другое/Берег 6.jpg', product.id],
      [`${'папка/'.repeat(9)}${'я'.repeat(196)}.jpg`, null],
    ])
    for (const { url } of proposals) expect(url).toMatch(/^\/assets\/uploads\/[\w-]+\.jpg$/)
    expect(await readdir(path.join(dataDir, 'uploads'))).toEqual(
      expect.arrayContaining(proposals.map(({ url }) => path.basename(url))),
    )
  })

  test('every picture is in the library, and a large photo is made smaller', async () => {
    const { proposals } = await match(toForm('files', [['фото с телефона.jpg', await paint(4000, 3000)]]))
    const found = (await list()).find(({ id }) => id === proposals[0]?.mediaId)
    expect(found).toMatchObject({ name: 'фото с телефона.jpg', width: 2560, height: 1920 })
  })
})

describe('Applied', () => {
  test('a gallery keeps five, and what is pushed out stays in the library', async () => {
    const [old, ...rest] = [await add(), await add(), await add(), await add(), await add()]
    const images = [...rest, old].map(({ url }: Media) => url)
    const product = await makeNamed({ technicalSpecs: { Материал: 'ПП', images } })
    await apply(await match(named(`oz-${made}.jpg`)))
    const after = await readProduct(product.id)
    expect(after.images).toEqual([expect.stringMatching(/^\/assets\/uploads/), ...images.slice(0, 4)])
    expect(after.technicalSpecs.Материал).toBe('ПП')
    expect((await list()).find(({ id }) => id === old.id)).toMatchObject({ usedIn: [] })
  })

  test('a product that was changed since is left and named, the others are changed', async () => {
    const [first, second] = [await makeNamed(), await makeNamed()]
    const found = await match(named(`oz-${made - 1}.jpg`, `oz-${made}.jpg`))
    await callJson(200, 'PATCH', `/products/${first.id}`, { shortDescription: 'Иначе' })
    const answer = await apply(found)
    expect(answer).toMatchObject({
      products: 1,
      pictures: 1,
      left: [{ id: first.id, name: first.name, message: expect.stringContaining('с тех пор изменили') }],
    })
    expect((await readProduct(first.id)).images).toEqual([])
    expect((await readProduct(second.id)).images).toHaveLength(1)
  })

  test('is one batch of the journal, and undone as a whole, once', async () => {
    const [first, second] = [await makeNamed(), await makeNamed({ imageUrl: 'https://example.com/a.jpg' })]
    const { batchId } = await apply(await match(named(`oz-${made - 1}.jpg`, `oz-${made}.jpg`)))
    const { entries } = await callJson<{ entries: { entityId: string; batchId: string }[] }>(
      200,
      'GET',
      '/admin/journal?entity=products&limit=2',
    )
    expect(entries.map((entry) => [entry.entityId, entry.batchId]).toSorted()).toEqual(
      [first, second].map(({ id }) => [String(id), batchId]).toSorted(),
    )
    const undo = () => call('POST', `/admin/media/match/${batchId}/undo`)
    expect(await (await undo()).json()).toEqual({ restored: 2, left: [] })
    expect((await readProduct(first.id)).images).toEqual([])
    expect((await readProduct(second.id)).images).toEqual(['https://example.com/a.jpg'])
    await expectError(await undo(), 409, 'уже отменена')
  })

  test('undone, it leaves galleries that were changed since, and other changes of the products', async () => {
    const [first, second] = [await makeNamed(), await makeNamed()]
    const { batchId } = await apply(await match(named(`oz-${made - 1}.jpg`, `oz-${made}.jpg`)))
    await callJson(200, 'PATCH', `/products/${first.id}`, { imageUrl: 'https://example.com/mine.jpg' })
    await callJson(200, 'PATCH', `/products/${second.id}`, { shortDescription: 'Новое описание' })
    expect(await callJson(200, 'POST', `/admin/media/match/${batchId}/undo`)).toMatchObject({
      restored: 1,
      left: [{ id: first.id, message: expect.stringContaining('они остались') }],
    })
    expect((await readProduct(first.id)).images).toEqual(['https://example.com/mine.jpg'])
    expect(await readProduct(second.id)).toMatchObject({ images: [], shortDescription: 'Новое описание' })
  })

  test('another batch is no placement of pictures', async () => {
    expect((await call('POST', '/admin/media/match/prices-1/undo')).status).toBe(404)
    expect((await call('POST', '/admin/media/match/media-x/undo')).status).toBe(404)
  })

  test.each<[object, string]>([
    [{ items: [] }, 'Выберите хотя бы одну картинку'],
    [
      { items: [{ mediaId: 999_999, productId: 1, place: 1, version: 1 }] },
      'больше нет: подберите их заново',
    ],
    [{ items: [{ mediaId: 1, productId: 1, place: 6, version: 1 }] }, 'Место — число от 1 до 5'],
  ])('%j is refused', async (body, message) => {
    await expectError(await call('POST', '/admin/media/match/apply', body), 400, message)
  })
})

describe('Refused with a sentence, leaving nothing', () => {
  test.each<[string, () => FormData | Promise<FormData>, string]>([
    ['nothing', () => new FormData(), 'Выберите картинки или архив ZIP'],
    [
      'a table',
      () => toForm('files', [['прайс.csv', Buffer.from('a;b')]]),
      'Файл прайс.csv не является изображением',
    ],
    [
      'a damaged archive',
      () => toForm('files', [['a.zip', zipSync({ 'a.jpg': photo }).slice(0, 90)]]),
      'Архив a.zip не читается',
    ],
    ['an empty archive', () => toForm('files', [['a.zip', zipSync({})]]), 'Архив a.zip пуст'],
    [
      'an archive in an archive',
      () => toForm('files', [['a.zip', zipSync({ 'b.zip': zipSync({ 'a.jpg': photo }) })]]),
      'Файл b.zip не является изображением',
    ],
    [
      'an encrypted archive',
      () => toForm('files', [['a.zip', lockedZip(photo)]]),
      'Архив a.zip закрыт паролем',
    ],
    [
      'a bomb',
      () => toForm('files', [['a.zip', deflatedZip(new Uint8Array(120 * MB))]]),
      'распаковался бы в слишком большие файлы',
    ],
    [
      'a bomb that hides its size',
      () => toForm('files', [['a.zip', lyingZip(new Uint8Array(50 * MB))]]),
      'Файл a.jpg в архиве повреждён',
    ],
    [
      'too many files',
      () =>
        toForm('files', [
          [
            'a.zip',
            zipSync(
              Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.jpg`, new Uint8Array()])),
            ),
          ],
        ]),
      'больше чем из 500 файлов',
    ],
  ])('%s', async (_what, form, message) => {
    const before = await readdir(path.join(dataDir, 'uploads')).catch(() => [])
    const memory = process.memoryUsage().rss
    await refuse(await form(), message)
    expect(process.memoryUsage().rss - memory).toBeLessThan(400 * MB)
    expect(await readdir(path.join(dataDir, 'uploads')).catch(() => [])).toEqual(before)
  })

  test('a foreign file among pictures stops none of them', async () => {
    const form = toForm('files', [
      ['заметки.txt', Buffer.from('слова')],
      ['a.jpg', photo],
    ])
    const { proposals, refused } = await match(form)
    expect(proposals).toHaveLength(1)
    expect(refused).toEqual([
      { fileName: 'заметки.txt', message: 'Файл заметки.txt не является изображением' },
    ])
  })

  test('more than 100 MB at once', async () => {
    const response = await call('POST', '/admin/media/match', named('a.jpg'), {
      'content-length': String(101 * MB),
    })
    await expectError(response, 413, 'Файлы вместе больше 100 МБ')
  })
})
