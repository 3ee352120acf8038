import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDataDir, openMediaDesk, paint } from './support/media-desk.ts'
import { openPages } from './support/page-document.ts'
import { readHead } from './support/page-head.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop({ DATA_DIR: await makeDataDir() })
const desk = openMediaDesk(shop)
const openPage = openPages(shop)

let admin = ''
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
})
beforeEach(async () => {
  expect((await save({ logo: null, favicon: null, sharePicture: null })).status).toBe(200)
})

const save = async (changes: unknown): Promise<Response> =>
  shop.app.request('http://shop.test/api/admin/settings', {
    method: 'PUT',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
const upload = async (width: number, height: number) =>
  desk.add('картинка.jpg', await paint(width, height, `rgb(${width % 255}, ${height % 255}, 90)`))
const sizeOf = async (address: string | null | undefined) => {
  const response = await shop.get(address ?? '')
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { status: response.status, width, height, format }
}
const sharedPicture = async (address: string) =>
  readHead(await (await shop.get(address)).text())
    .meta.get('og:image')
    ?.replace('http://shop.test', '')
const companyOf = async (address: string) =>
  readHead(await (await shop.get(address)).text()).data.find((data) => data['@type'] === 'LocalBusiness')

test('Without pictures of its own a shop has the sign, the icon and the preview of the program', async () => {
  const page = await openPage('/contact')
  expect(page.links('link[rel="icon"]')).toEqual(['/favicon.svg'])
  expect(page.links('link[rel="apple-touch-icon"], link[rel="manifest"]')).toEqual([])
  expect(page.attributes('.logo img', 'width')).toEqual(['44', '44'])
  expect(page.attributes('.logo img', 'src').join()).toMatch(/mark/)
  expect(page.links('link[rel="stylesheet"]')).not.toContain('/assets/logo.css')
  expect(await sharedPicture('/contact')).toMatch(/^\/drawings\//)
  expect(await companyOf('/contact')).not.toHaveProperty('logo')
  expect(await (await shop.get('/api/settings')).json()).not.toHaveProperty('logoPicture')
  expect((await shop.get('/site.webmanifest')).status).toBe(404)
})

describe('A logo', () => {
  test.each([
    ['square: the name stays beside it', 300, 300, '44', ''],
    ['wide: it has the name in it', 600, 200, '132', 'vh'],
    ['very wide: no wider than the header has room', 900, 100, '176', 'vh'],
  ])('that is %s', async (_shape, width, height, shownWidth, nameClass) => {
    const file = await upload(width, height)
    expect((await save({ logo: file.url })).status).toBe(200)
    for (const address of ['/', '/contact']) {
      const page = await openPage(address)
      expect(page.attributes('.logo img', 'width')).toEqual([shownWidth, shownWidth])
      expect(page.attributes('.logo > span', 'class')[0] ?? '').toBe(nameClass)
      expect(page.links('link[rel="stylesheet"]')).toContain('/assets/logo.css')
      const [src] = page.attributes('.logo img', 'src')
      expect(await sizeOf(src)).toMatchObject({ status: 200, width: Math.min(width, 400), format: 'webp' })
      expect((await companyOf(address))?.logo).toBe(`http://shop.test${file.url}`)
    }
  })
})

test('An icon comes in the sizes of tabs, phones and a web manifest', async () => {
  const file = await upload(700, 500)
  await save({ favicon: file.url })
  const page = await openPage('/no-such-page')
  const sizes: unknown[] = []
  for (const href of page.links('link[rel="icon"], link[rel="apple-touch-icon"]'))
    sizes.push(await sizeOf(href))
  const made = (side: number) => ({ status: 200, width: side, height: side, format: 'png' })
  expect(sizes).toEqual([made(32), made(192), made(180)])
  const [manifest = ''] = page.links('link[rel="manifest"]')
  const answer = await shop.get(manifest ?? '')
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const { icons } = await answer.json()
  expect(await Promise.all(icons.map(({ src }: { src: string }) => sizeOf(src)))).toEqual([
    made(192),
    made(512),
  ])
  const classic = await shop.get('/favicon.ico')
  expect(classic.status).toBe(302)
  expect(await sizeOf(classic.headers.get('location'))).toEqual(made(32))
  expect((await shop.get(`/pictures/icon-64${file.url.replace('/assets', '')}.png`)).status).toBe(404)
})

test('A picture for links is that of pages without their own, 1200 × 630; an article keeps its own', async () => {
  const article = await sharedPicture('/blog/kak-vybrat-stanciyu')
  const file = await upload(1500, 900)
  await save({ sharePicture: file.url })
  const shared = await sharedPicture('/contact')
  expect(shared).toContain(file.url.replace('/assets', ''))
  expect(await sizeOf(shared)).toEqual({ status: 200, width: 1200, height: 630, format: 'jpeg' })
  expect((await companyOf('/contact'))?.image).toBe(`http://shop.test${shared}`)
  expect(await sharedPicture('/blog/kak-vybrat-stanciyu')).toBe(article)
})

test.each(['https://example.com/logo.png', '/favicon.svg', 'logo.png', '/assets/uploads/a.pdf'])(
  '%s is no picture that sizes are made of',
  async (address) => {
    const message = 'Загрузите картинку или выберите из библиотеки: JPEG, PNG или WebP'
    const response = await save({ favicon: address })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message, errors: { favicon: message } })
  },
)

test.each(['logo', 'favicon', 'sharePicture'])(
  'A %s that the library does not have is refused',
  async (field) => {
    const message = 'Такой картинки нет в библиотеке: загрузите её или выберите другую'
    const missing = `/assets/uploads/${'a'.repeat(32)}.png`
    for (const address of [missing, '/assets/logo.png']) {
      const response = await save({ siteName: 'Не сохранится', [field]: address })
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message, errors: { [field]: message } })
    }
    const stored = await (await shop.get('/api/settings')).json()
    expect(stored.siteName).not.toBe('Не сохранится')
    expect(stored).not.toHaveProperty(field)
    // One that has gone after it was chosen does not lock the form.
    const column = field === 'sharePicture' ? 'share_picture' : field
    await desk.query(`update site_settings set ${column} = $1`, [missing])
    expect((await save({ [field]: missing })).status).toBe(200)
  },
)

test.each(['logo', 'favicon', 'sharePicture'])(
  'A file that is the %s stays in the library',
  async (field) => {
    const file = await upload(310, 310)
    await save({ [field]: file.url })
    expect((await desk.find(file.id)).usedIn).toEqual([{ entity: 'settings', id: 1, title: 'Настройки' }])
    const refused = await shop.app.request(`http://shop.test/api/admin/media/${file.id}`, {
      method: 'DELETE',
      headers: { cookie: admin },
    })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      message: 'Файл стоит: настройки. Сначала уберите его оттуда.',
    })
  },
)
