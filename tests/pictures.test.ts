import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMedia } from '../src/server/features/media/media.ts'
import { createPictureQueue } from '../src/server/features/media/picture-queue.ts'
import { createFolderStore } from '../src/server/platform/files/folder-store.ts'
import { largePng } from './support/large-picture.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-pictures-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const dataDir = path.join(folder, 'data')
const clientFiles = path.join(folder, 'client')
const open = () =>
  createMedia({
    dataDir,
    files: createFolderStore(dataDir),
    clientFiles,
    queue: createPictureQueue(),
    isShared: async () => false,
    networkOf: () => 'one',
    countCall: async () => undefined,
  })
const media = open()

/** The generated name that stands for a readable one; a generated name is its own. */
const nameOf = (readable: string) =>
  readable.replace(/^([a-z]{3,8})(?=[.](?:jpg|png|gif|webp)$)/, (word) =>
    Buffer.from(word).toString('hex').padEnd(32, '0'),
  )
const pictureOf = (address: string) =>
  address.replace(/(?<=^[/]pictures[/][0-9]+[/]uploads[/])[a-z]+[.][a-z]+/, nameOf)
const get = (address: string, headers: Record<string, string> = {}) =>
  media.request(`http://shop.test${pictureOf(address)}`, { headers })
const uploaded = (name: string) => path.join(dataDir, 'uploads', nameOf(name))

/** Writes a non-uniform photo of a given size. */
async function takePhoto(target: string, width: number, height: number, options = {}) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await mkdir(path.dirname(target), { recursive: true })
  const photo = sharp({ create: { width, height, channels: 3, background: 'white', noise }, ...options })
  // What is animated is packed the fast way: a palette for noise takes long.
  await (target.endsWith('.gif') ? photo.gif({ effort: 1, colours: 16 }) : photo).toFile(target)
}

async function measure(response: Response) {
  const { width, height, format, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height, format, exif }
}

describe('A shared link shows a photo of ours', () => {
  const share = (name: string) => get(`/pictures/1200/uploads/${name}.jpeg`)

  test.each([
    ['large.jpg', 2400, 1800],
    ['upright.webp', 700, 2400],
    ['small.png', 90, 60],
    ['moving.gif', 200, 200],
  ])('%s as a JPEG of 1200 × 630 below 300 KB', async (name, width, height) => {
    await takePhoto(uploaded(name), width, height)
    const response = await share(name)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await response.clone().arrayBuffer()).byteLength).toBeLessThan(300_000)
    expect(await measure(response)).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  })

  test('the way up that the camera noted, and without what else it noted', async () => {
    const green = sharp({ create: { width: 600, height: 600, channels: 3, background: 'green' } })
    const half = { create: { width: 600, height: 600, channels: 3, background: 'red' } } as const
    const both = await green
      .extend({ right: 600, background: 'red' })
      .composite([{ input: half, left: 600, top: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    await writeFile(uploaded('turned.jpg'), both)
    const bytes = Buffer.from(await (await share('turned.jpg')).arrayBuffer())
    const [red = 0, ,] = await sharp(bytes)
      .extract({ left: 20, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(200)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  test('only in that size', async () => {
    expect((await get('/pictures/800/uploads/large.jpg.jpeg')).status).toBe(404)
    expect((await share('absent.jpg')).status).toBe(404)
  })
})

describe('A photo of ours', () => {
  beforeAll(() => takePhoto(uploaded('pit.jpg'), 1000, 750))

  test('is sent as AVIF or WebP in the width asked for, for ever', async () => {
    const avif = await get('/pictures/400/uploads/pit.jpg.avif')
    expect(avif.headers.get('content-type')).toBe('image/avif')
    expect(avif.headers.get('cache-control')).toContain('immutable')
    expect(await measure(avif)).toMatchObject({ width: 400, height: 300, format: 'heif' })
    const webp = await get('/pictures/200/uploads/pit.jpg.webp')
    expect(webp.headers.get('content-type')).toBe('image/webp')
    expect(await measure(webp)).toMatchObject({ width: 200, height: 150, format: 'webp' })
  })

  test('is never made larger than it is', async () => {
    expect(await measure(await get('/pictures/1600/uploads/pit.jpg.webp'))).toMatchObject({ width: 1000 })
  })

  test('is made once and comes from the disk afterwards, also after a restart', async () => {
    await takePhoto(uploaded('once.png'), 300, 300)
    const address = '/pictures/200/uploads/once.png.webp'
    const responses = await Promise.all([get(address), get(address), get(address)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    // Changes the cached file's bytes on disk, to see whether it is used.
    const names = await readdir(path.join(dataDir, 'pictures'), { recursive: true })
    const files = names.filter((name) => name.endsWith('-200.webp'))
    await Promise.all(files.map((name) => writeFile(path.join(dataDir, 'pictures', name), 'kept')))
    const restarted = open()
    expect(await (await restarted.request(`http://shop.test${pictureOf(address)}`)).text()).toBe('kept')
  })

  test('is made for one spelling of its name, also where the disk takes another for the same', async () => {
    // Simulates a case-insensitive disk.
    await takePhoto(uploaded('joke.jpg'), 300, 300)
    const other = nameOf('joke.jpg').replace(/[a-f]/g, (letter) => letter.toUpperCase())
    await symlink(uploaded('joke.jpg'), path.join(dataDir, 'uploads', other))
    expect((await get(`/pictures/200/uploads/${other}.webp`)).status).toBe(404)
    expect((await get('/pictures/200/uploads/joke.jpg.webp')).status).toBe(200)
  })

  test('lies the right way up and says nothing about where it was taken', async () => {
    const target = uploaded('sideways.jpg')
    await takePhoto(target, 400, 200)
    const turned = await sharp(target)
      .withExif({ IFD3: { GPSLatitude: '55/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    await writeFile(target, turned)
    const { width, height, exif } = await measure(await get('/pictures/1600/uploads/sideways.jpg.webp'))
    expect({ width, height, exif }).toEqual({ width: 200, height: 400, exif: undefined })
  })

  test('is served whole under the address that staff see', async () => {
    const name = `${'0a'.repeat(16)}.jpg`
    await takePhoto(uploaded(name), 1000, 750)
    const response = await get(`/assets/uploads/${name}`)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await measure(response)).toMatchObject({ width: 1000 })
  })
})

test('a picture of the site itself is asked about again and comes anew when it has changed', async () => {
  const source = path.join(clientFiles, 'assets/team/yard.png')
  await takePhoto(source, 300, 100)
  const address = '/pictures/200/team/yard.png.webp'
  const first = await get(address)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).not.toContain('immutable')
  expect((await get(address, { 'if-none-match': etag })).status).toBe(304)
  await takePhoto(source, 300, 300)
  await utimes(source, new Date(), new Date(Date.now() + 5000))
  const second = await get(address, { 'if-none-match': etag })
  expect(second.status).toBe(200)
  expect(await measure(second)).toMatchObject({ width: 200, height: 200 })
  const sizes = await readdir(path.join(dataDir, 'pictures'), { recursive: true })
  expect(sizes.filter((name) => name.includes(etag.replaceAll('"', '')))).toEqual([])
})

test('a changed picture takes its old sizes from the disk; its new ones and those of others stay', async () => {
  const source = uploaded('many.png')
  await takePhoto(uploaded('other.png'), 300, 300)
  await takePhoto(source, 900, 300)
  const load = async (name: string) => {
    const loaded: Response[] = []
    for (const width of [200, 400]) loaded.push(await get(`/pictures/${width}/uploads/${name}.webp`))
    return (loaded[0]?.headers.get('etag') ?? '').replaceAll('"', '')
  }
  const stored = async (version: string) => {
    const names = await readdir(path.join(dataDir, 'pictures'), { recursive: true })
    return names.map((name) => path.basename(name)).filter((name) => name.startsWith(`${version}-`))
  }
  const [other, before] = [await load('other.png'), await load('many.png')]
  await takePhoto(source, 900, 900)
  await utimes(source, new Date(), new Date(Date.now() + 5000))
  const after = await load('many.png')
  expect(after).not.toBe(before)
  expect(await stored(before)).toEqual([])
  for (const version of [after, other]) {
    expect((await stored(version)).sort()).toEqual([`${version}-200.webp`, `${version}-400.webp`])
  }
})

test('a truncated, a foreign and a huge file are no pictures', async () => {
  await takePhoto(uploaded('whole.jpg'), 600, 600)
  const whole = await sharp(uploaded('whole.jpg')).toBuffer()
  await writeFile(uploaded('torn.jpg'), whole.subarray(0, whole.length / 3))
  await writeFile(uploaded('words.png'), 'not a picture')
  await writeFile(uploaded('huge.png'), largePng(8000, 6000))
  for (const name of ['torn.jpg', 'words.png', 'huge.png', 'absent.png']) {
    expect((await get(`/pictures/200/uploads/${name}.avif`)).status, name).toBe(404)
  }
})

describe('Beside photos and a secret', () => {
  beforeAll(async () => {
    await takePhoto(uploaded('pit.jpg'), 1000, 750)
    await takePhoto(path.join(dataDir, 'secret.png'), 300, 300)
    await writeFile(uploaded('secret.txt'), 'secret')
  })

  test.each([
    '/pictures/201/uploads/pit.jpg.avif',
    '/pictures/400/uploads/pit.jpg.gif',
    '/pictures/400/uploads/pit.jpg',
    '/pictures/400/uploads/..%2Fsecret.png.avif',
    '/pictures/400/uploads/%2e%2e/secret.png.avif',
    '/pictures/400/../data/secret.png.avif',
    '/assets/uploads/..%2Fsecret.png',
    '/assets/uploads/secret.txt',
    '/assets/uploads/pit.jpg',
  ])('%s leads nowhere', async (address) => {
    expect((await get(address)).status).toBe(404)
  })
})
