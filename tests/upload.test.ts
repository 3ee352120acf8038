import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectError } from './support/desk.ts'
import { largePng } from './support/large-picture.ts'
import { ODD_NAME } from './support/odd-name.ts'
import { openShop, signInAs } from './support/shop.ts'

// A disk without room is not to be had without root: what the system says of one stands for it.
const disk = vi.hoisted(() => ({ free: null as number | null, error: null as string | null }))
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original()
  const statfs = async (folder: string) =>
    disk.free === null ? real.statfs(folder) : { bavail: disk.free, bsize: 1 }
  const open = async (...how: Parameters<typeof real.open>) => {
    const file = await real.open(...how)
    const { error } = disk
    if (error !== null)
      file.writeFile = () => Promise.reject(Object.assign(new Error(error), { code: error }))
    return file
  }
  return { ...real, open, statfs: statfs as typeof real.statfs }
})

const dataDir = await mkdtemp(path.join(os.tmpdir(), ODD_NAME))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const shop = openShop({ DATA_DIR: dataDir })
const uploads = path.join(dataDir, 'uploads')

let cookie = ''
beforeAll(async () => {
  cookie = await signInAs(shop, 'manager')
})

const MB = 1024 * 1024

function formOf(image: File | string): FormData {
  const form = new FormData()
  form.set('image', image)
  return form
}

function upload(bytes: Uint8Array | string, name = 'септик на участке.jpg', headers = { cookie }) {
  const body = formOf(new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  return shop.app.request('http://shop.test/api/upload/image', { method: 'POST', body, headers })
}

/** Uploads a valid picture; returns its address and the served picture. */
async function store(bytes: Uint8Array, name?: string) {
  const response = await upload(bytes, name)
  const answer = await response.json()
  expect({ status: response.status, answer }).toMatchObject({ status: 200, answer: { success: true } })
  const picture = await shop.get(answer.url)
  expect(picture.status).toBe(200)
  const stored = Buffer.from(await picture.arrayBuffer())
  return { url: String(answer.url), message: String(answer.message), stored, picture }
}

const paint = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })
const measure = async (bytes: Buffer) => sharp(bytes, { animated: true }).metadata()
const listUploads = () => readdir(uploads).catch(() => [])

/** Frames in different colours, so that encoders do not merge them. */
async function animate(width: number, height: number, frames: number, format: 'gif' | 'webp') {
  const raw = Buffer.alloc(width * height * frames * 3)
  for (let at = 0; at < raw.length; at += 3) raw[at] = (Math.floor(at / (width * height * 3)) * 40) % 256
  const image = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
  return await (format === 'gif' ? image.gif() : image.webp()).toBuffer()
}

/** A large GIF with one blinking pixel: few bytes, many pixels. */
function blink(side: number, frames: number): Buffer {
  const size = Buffer.from(Uint16Array.of(side, side).buffer).toString('hex')
  const frame = '21f9040005000000' + '2c0000000001000100000202440100'
  return Buffer.from(`474946383961${size}800000ffffff000000${frame.repeat(frames)}3b`, 'hex')
}

describe('A manager uploads a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    '%s, and visitors get it in every size',
    async (format) => {
      const { url, stored, picture } = await store(await paint(640, 480).toFormat(format).toBuffer(), 'фото')
      expect(url).toMatch(/^\/assets\/uploads\/[0-9a-f]{32}\.(jpg|png|webp|gif)$/)
      expect(picture.headers.get('content-type')).toBe(`image/${format}`)
      expect(picture.headers.get('cache-control')).toContain('immutable')
      expect(await measure(stored)).toMatchObject({ width: 640, height: 480, format })
      if (format === 'gif') return
      const size = await shop.get(`${url.replace('/assets/', '/pictures/400/')}.avif`)
      expect(size.headers.get('content-type')).toBe('image/avif')
    },
  )

  test('from a phone held upright: it stands upright and does not tell where it was taken', async () => {
    const photo = await paint(400, 200)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '55/1' }, IFD0: { Artist: 'Пётр' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { exif, icc, xmp, orientation, width, height } = await measure((await store(photo)).stored)
    expect({ exif, icc, xmp, orientation, width, height }).toEqual({ width: 200, height: 400 })
  })

  test('twice the same, and gets two names that nobody can guess', async () => {
    const photo = await paint(50, 50).png().toBuffer()
    const responses = await Promise.all([store(photo, '../../evil.png'), store(photo, '../../evil.png')])
    expect(new Set(responses.map(({ url }) => url)).size).toBe(2)
    expect(responses.some(({ url }) => url.includes('evil'))).toBe(false)
  })

  test('of another kind than its name says: what it is counts', async () => {
    const { url, picture } = await store(await paint(50, 50).png().toBuffer(), 'картинка.jpg')
    expect(url).toMatch(/\.png$/)
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  test('with a program hidden behind it, and only the picture is kept', async () => {
    const photo = await paint(50, 50).jpeg().toBuffer()
    const { stored } = await store(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]))
    expect(stored.includes('<script>')).toBe(false)
  })

  test('that moves: a GIF goes on moving, unless there is too much of it', async () => {
    const { stored, message } = await store(await animate(40, 30, 5, 'gif'))
    expect(await measure(stored)).toMatchObject({ pages: 5, pageHeight: 30 })
    expect(message).toBe('Изображение загружено')
    const long = await store(blink(1500, 19))
    expect((await measure(long.stored)).pages ?? 1).toBe(1)
    expect(long.message).toBe('Изображение загружено; от анимации оставлен первый кадр')
    const webp = await store(await animate(40, 30, 5, 'webp'))
    expect((await measure(webp.stored)).pages ?? 1).toBe(1)
  })
})

describe('What is no picture of ours is refused, and nothing of it stays', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  test.each<[string, () => Promise<Uint8Array | string>]>([
    ['drawing.svg', async () => svg],
    ['drawing.png', async () => svg],
    ['price.pdf', async () => '%PDF-1.7 …'],
    ['empty.jpg', async () => ''],
    ['words.gif', async () => 'GIF89a and nothing more'],
    ['torn.jpg', async () => (await paint(600, 600).jpeg().toBuffer()).subarray(0, 900)],
    ['torn.png', async () => (await paint(600, 600).png().toBuffer()).subarray(0, 300)],
    ['scan.tiff', async () => paint(50, 50).tiff().toBuffer()],
    ['phone.avif', async () => paint(50, 50).avif().toBuffer()],
  ])('%s', async (name, make) => {
    const before = await listUploads()
    await expectError(await upload(await make(), name), 400, `Файл ${name} не является изображением`)
    expect(await listUploads()).toEqual(before)
  })

  const box = (brand: string) =>
    Buffer.concat([Buffer.from('\0\0\0\x18ftyp'), Buffer.from(`${brand}\0\0\0\0mif1`)])
  test.each<[string, () => Promise<Uint8Array | string>, string]>([
    ['IMG_1.heic', async () => box('heic'), 'Это HEIC с iPhone: на iPhone откройте «Настройки»'],
    ['IMG_1.jpg', async () => box('mif1'), 'Это HEIC с iPhone'],
    ['phone.avif', async () => paint(50, 50).avif().toBuffer(), 'Это AVIF: сохраните картинку как JPEG'],
    ['scan.tiff', async () => paint(50, 50).tiff().toBuffer(), 'Это TIFF'],
    ['DSC_1.NEF', async () => paint(50, 50).tiff().toBuffer(), 'Это необработанный снимок камеры (RAW)'],
    ['IMG_1.CR3', async () => box('crx '), 'Это необработанный снимок камеры (RAW)'],
    ['paint.bmp', async () => Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0'), 'Это BMP'],
    ['price.pdf', async () => '%PDF-1.7 …', 'Это документ PDF'],
    ['drawing.svg', async () => svg, 'Это рисунок SVG'],
    ['IMG_1.mov', async () => box('qt  '), 'Это видео'],
    ['film.mp4', async () => box('isom'), 'Это видео'],
    ['IMG_1.jxl', async () => Buffer.from('\0\0\0\x0cJXL \r\n\x87\n', 'latin1'), 'Это JPEG XL'],
    ['plot.jpg', async () => Buffer.from('\xff\x0a\x80', 'latin1'), 'Это JPEG XL'],
    ['plot.psd', async () => '8BPS\0\x01', 'Это рисунок Photoshop'],
    ['plot.docx', async () => 'PK\x03\x04\x14\0', 'Это документ'],
    ['plot.jpg', async () => 'PK\x03\x04\x14\0\0\0[Content_Types].xml', 'Это документ'],
    ['plot.jpg', async () => 'PK\x03\x04\x14\0\0\0foto-xl/1.jpg', 'Это архив'],
    ['plot.jpg', async () => 'PK\x03\x04\x14\0\0\0xl/1.jpg', 'Это архив'],
    ['plot.jpg', async () => 'PK\x03\x04\x14\0\0\0word/document.xml', 'Это документ'],
    ['plot.jpg', async () => 'PK\x03\x04\x14\0\0\0_rels/.rels', 'Это документ'],
    ['DSC_1.x.orf', async () => 'no bytes that are known', 'Это необработанный снимок камеры (RAW)'],
    ['plot.jpg', async () => '\ufeff<!doctype html><title>Фото</title>', 'Это веб-страница'],
    ['plot.jpg', async () => Buffer.from('\ufeff<!doctype html><title>Фото', 'utf16le'), 'Это веб-страница'],
    ['plot.doc', async () => Buffer.from('\xd0\xcf\x11\xe0', 'latin1'), 'Это документ'],
    ['photos.zip', async () => 'PK\x03\x04\x14\0', 'Это архив: распакуйте'],
    ['photos.rar', async () => 'Rar!\x1a\x07\0', 'Это архив: распакуйте'],
    ['plot.jpg', async () => `<!DOCTYPE html><p>Вход</p>${svg}`, 'Это веб-страница'],
    ['empty.jpg', async () => '', 'Файл пустой'],
    ['torn.jpg', async () => (await paint(600, 600).jpeg().toBuffer()).subarray(0, 900), 'Файл обрезан'],
    ['torn.png', async () => (await paint(600, 600).png().toBuffer()).subarray(0, 300), 'Файл обрезан'],
  ])('%s is named, with what to do', async (name, make, words) => {
    await expectError(await upload(await make(), name), 400, words)
  })

  test('a picture of more than 40 megapixels, however small its file is', async () => {
    await expectError(await upload(largePng(8000, 5001), 'карта.png'), 400, 'Можно до 40 мегапикселей')
    expect((await upload(await paint(8000, 5000).jpeg().toBuffer())).status).toBe(200)
  })

  test('a file over 5 MB by one byte is named; exactly 5 MB is looked at', async () => {
    const photo = await paint(50, 50).jpeg().toBuffer()
    const weigh = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)])
    const message = 'Файл большой септик.jpg превышает максимальный размер (5MB)'
    await expectError(await upload(weigh(5 * MB + 1), 'большой септик.jpg'), 400, message)
    expect((await upload(weigh(5 * MB))).status).toBe(200)
  })

  test('a far larger one is refused before it is read, still by name', async () => {
    const message = 'Файл большой септик.jpg превышает максимальный размер (5MB)'
    const headers = { cookie, 'content-length': String(12 * MB) }
    await expectError(await upload(new Uint8Array(12 * MB), 'большой септик.jpg', headers), 413, message)
    // Without Content-Length it is read up to the limit only.
    const unknown = await upload(new Uint8Array(12 * MB), 'большой септик.jpg')
    await expectError(unknown, 413, 'превышает максимальный размер (5MB)')
  })

  test.each<[string, () => BodyInit, string]>([
    ['a form without a file', () => new FormData(), 'Выберите файл изображения'],
    ['words in place of a file', () => formOf('септик.jpg'), 'Выберите файл изображения'],
    ['JSON', () => '{"image":"септик.jpg"}', ''],
  ])('%s', async (_name, body) => {
    const response = await shop.app.request('http://shop.test/api/upload/image', {
      method: 'POST',
      body: body(),
      headers: { cookie },
    })
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch(/[а-яё]/i)
  })
})

test('a stranger is turned away before the file is read', async () => {
  const response = await upload(new Uint8Array(12 * MB), 'a.jpg', { cookie: '' })
  expect(response.headers.get('cache-control')).toBe('no-store')
  await expectError(response, 401, 'Войдите, чтобы продолжить')
})

test('whoever only uploads stays signed in: the session moves, and the cookie with it', async () => {
  await shop.database.pool.query("update sessions set expires_at = now() + interval '2 hours'")
  const response = await upload(await paint(50, 50).png().toBuffer())
  expect(response.headers.get('set-cookie')).toMatch(/^staff_session=/)
})

test('other calls take no large bodies', async () => {
  const response = await shop.post('/api/products', 'x'.repeat(2 * MB), { cookie })
  await expectError(response, 413, 'Слишком большой запрос')
})

test('many at once are all kept', async () => {
  const photo = await paint(300, 300).jpeg().toBuffer()
  const responses = await Promise.all(Array.from({ length: 10 }, () => upload(photo)))
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
})

describe('A disk that takes no picture', () => {
  const refuse = async (words: string) => {
    const before = await listUploads()
    const response = await upload(await paint(50, 50).jpeg().toBuffer())
    Object.assign(disk, { free: null, error: null })
    expect(response.headers.get('retry-after')).toBe(words.startsWith('Сервис') ? '30' : null)
    await expectError(response, 503, words)
    expect(await listUploads()).toEqual(before)
  }

  test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('answers %s: later, and nothing of it stays', async (error) => {
    disk.error = error
    await refuse('Сервис временно недоступен. Попробуйте через минуту.')
  })

  test('takes an inquiry all the same, and its photo later: the visitor is told to send it again', async () => {
    disk.error = 'ENOSPC'
    const asked = await shop.post('/api/inquiries/contact', { name: 'Ирина', phone: '8 926 123-45-67' })
    const { id, attachmentSecret } = await asked.json()
    const body = new FormData()
    body.set('files', new File([new Uint8Array(await paint(40, 30).jpeg().toBuffer())], 'участок.jpg'))
    const sent = { method: 'POST', body, headers: { 'x-inquiry-secret': attachmentSecret } }
    const add = () => shop.app.request(`http://shop.test/api/inquiries/${id}/attachments`, sent)
    const kept = async () => (await shop.get(`/api/admin/inquiries/${id}`, { cookie })).json()
    await expectError(await add(), 503, 'Сервис временно недоступен. Попробуйте через минуту.')
    expect(await kept()).toMatchObject({ name: 'Ирина', attachments: [] })
    disk.error = null
    expect((await add()).status).toBe(201)
  })

  test('has no more than inquiries need: the file is not read', async () => {
    disk.free = 200 * MB
    await refuse('Файл не принять: на диске сервера почти не осталось места')
  })
})

test('a save that fails leaves no file behind', async () => {
  await rm(uploads, { recursive: true })
  await writeFile(uploads, 'a file where the folder should be')
  const photo = await paint(50, 50).jpeg().toBuffer()
  expect((await upload(photo)).status).toBe(500)
  await rm(uploads)
  await mkdir(uploads)
  expect((await upload(photo)).status).toBe(200)
  const names = await listUploads()
  expect(names).toHaveLength(1)
  expect(names[0]).toMatch(/^[0-9a-f]{32}\.jpg$/)
})
