import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterEach, expect, test } from 'vitest'
import { openBucket } from '../../../../tests/support/s3-server.ts'
import { seconds } from '../../../lib/duration.ts'
import { readConfig } from '../../config.ts'
import type { S3Settings } from './s3-address.ts'
import { openS3 } from './s3-client.ts'
import { openClients } from './s3-clients.ts'
import { createS3Store } from './s3-store.ts'
import { TIMES } from './s3-times.ts'

const bucket = await openBucket()
const settingsOf = (): S3Settings => {
  const { storage } = readConfig(bucket.environment)
  if (!storage) throw new Error('no store')
  return storage
}
const files = createS3Store(settingsOf())
/** Looks longer whether the store is there than a busy machine may need to answer. */
const patient = openS3(settingsOf(), { check: seconds(20) })
const about = { mediaType: 'image/jpeg' }
const bytesOf = async (name: string) => Buffer.from((await files.read(name)) ?? [])
afterEach(() => {
  bucket.fail(null)
  bucket.slow(null)
  bucket.listBy(null)
  bucket.openWithoutKey(null)
})

test('a stored file is found, read, listed, moved and removed', async () => {
  await files.put('uploads/one.jpg', Buffer.from('a photo'), about)
  expect(await files.find('uploads/one.jpg')).toEqual({ size: 7, modified: expect.any(Number) })
  expect((await bytesOf('uploads/one.jpg')).toString()).toBe('a photo')
  await files.put('uploads/смета * [x]?.jpg', Buffer.from('other'), about)
  await files.put('uploads-removed/two.jpg', Buffer.from('third'), about)
  const listed = await files.list('uploads')
  expect(listed.map(({ name, size }) => `${name} ${size}`).toSorted()).toEqual([
    'uploads/one.jpg 7',
    'uploads/смета * [x]?.jpg 5',
  ])
  await files.move('uploads/смета * [x]?.jpg', 'uploads-removed/смета.jpg', Date.now())
  expect((await bytesOf('uploads-removed/смета.jpg')).toString()).toBe('other')
  expect(await files.find('uploads/смета * [x]?.jpg')).toBeNull()
  for (const _twice of [1, 2]) await files.remove('uploads/one.jpg')
  expect(await files.find('uploads/one.jpg')).toBeNull()
  expect(await files.open('uploads/one.jpg')).toBeNull()
  expect(await files.list('nowhere')).toEqual([])
})

test('a large stream is sent in parts', async () => {
  const content = randomBytes(18 * 1024 * 1024)
  const chunks = Array.from({ length: 18 }, (_, at) => content.subarray(at * 1024 ** 2, (at + 1) * 1024 ** 2))
  await files.put('uploads/large.pdf', { size: content.length, stream: Readable.from(chunks) }, about)
  expect((await bytesOf('uploads/large.pdf')).equals(content)).toBe(true)
})

test('a slow line is no silence: parts and streams have no limit but that', async () => {
  const hasty = openS3(settingsOf(), { file: 200 })
  const content = randomBytes(9 * 1024 * 1024)
  const name = 'uploads/slow.pdf'
  bucket.slow(8 * 1024)
  await hasty.put(name, { size: content.length, stream: Readable.from([content]) }, about)
  const opened = await hasty.open(name)
  const received = await opened?.stream.toArray()
  expect(Buffer.concat(received ?? []).equals(content)).toBe(true)
})

test('a receiver that rests is no silence of the store: the socket of what it reads has no limit', async () => {
  const { reader, client } = openClients(settingsOf(), TIMES)
  const limitOf = async (asked: typeof client) => {
    // The limits are known once it has asked.
    await asked.send(new ListObjectsV2Command({ Bucket: settingsOf().bucket }))
    const { requestHandler } = asked.config
    if (!('httpHandlerConfigs' in requestHandler)) throw new Error('not the handler of Node.js')
    const { httpHandlerConfigs } = requestHandler
    return typeof httpHandlerConfigs === 'function' ? httpHandlerConfigs.call(requestHandler) : null
  }
  expect(await limitOf(reader)).toMatchObject({ socketTimeout: 0 })
  expect(await limitOf(client)).toMatchObject({ socketTimeout: TIMES.silence })
})

test('a list holds more files than the store tells at once', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `many/${at}.jpg`)
  for (const name of names) await files.put(name, Buffer.from('x'), about)
  for (const page of [3, 4, 8]) {
    bucket.listBy(page)
    expect((await files.list('many')).map(({ name }) => name).toSorted()).toEqual(names)
  }
})

test.each([
  [503, 'silent', 'Файл не сохранён: хранилище файлов не отвечает.'],
  [403, 'refused', 'Файл не сохранён: хранилище файлов не принимает ключ магазина.'],
  ['silent', 'silent', 'Файл не сохранён: хранилище файлов не отвечает.'],
] as const)('a store that answers %s is unavailable, and says why', async (how, why, sentence) => {
  const hasty = openS3(settingsOf(), { call: 300, check: 300, page: 300, file: 300 })
  const other = how === 'silent' ? hasty : patient
  await patient.put('uploads/known.jpg', Buffer.from('here'), about)
  bucket.fail(how)
  await expect(other.put('uploads/new.jpg', Buffer.from('new'), about)).rejects.toMatchObject({
    kind: 'SERVICE_UNAVAILABLE',
    why,
    message: expect.stringContaining(sentence),
  })
  for (const asked of [
    () => other.find('uploads/known.jpg'),
    () => other.read('uploads/known.jpg'),
    () => other.check(),
    () => other.list('uploads'),
  ])
    await expect(asked()).rejects.toMatchObject({ kind: 'SERVICE_UNAVAILABLE', why })
  bucket.fail(null)
  await patient.check()
  expect(await patient.find('uploads/new.jpg')).toBeNull()
})

test('a store that is open without a key is told: its list, and its files alone', async () => {
  await files.put('uploads/seen-by-all.jpg', Buffer.from('seen'), about)
  const watchful = openS3(settingsOf(), { check: seconds(20), refusal: 0 })
  expect(await watchful.check()).toBeNull()
  for (const how of ['all', 'files'] as const) {
    bucket.openWithoutKey(how)
    expect(await watchful.check()).toBe('public')
  }
  bucket.openWithoutKey(null)
  expect(await watchful.check()).toBeNull()
})

test('somebody without a key is not looked for again while a refusal holds', async () => {
  const usual = openS3(settingsOf(), { check: seconds(20) })
  bucket.openWithoutKey('all')
  expect(await usual.check()).toBe('public')
  bucket.openWithoutKey(null)
  expect(await usual.check()).toBeNull()
  bucket.openWithoutKey('all')
  expect(await usual.check()).toBeNull()
  bucket.openWithoutKey(null)
})

test('what was not there is not asked for again at once, and is found when it is stored', async () => {
  expect(await files.find('uploads/absent.jpg')).toBeNull()
  bucket.fail(503)
  expect(await files.find('uploads/absent.jpg')).toBeNull()
  bucket.fail(null)
  await files.put('uploads/absent.jpg', Buffer.from('here'), about)
  expect(await files.find('uploads/absent.jpg')).toMatchObject({ size: 4 })
})

test('what was found before is known while the store does not answer', async () => {
  await files.put('uploads/seen.jpg', Buffer.from('seen'), about)
  await files.find('uploads/seen.jpg')
  bucket.fail(503)
  expect(await files.find('uploads/seen.jpg')).toMatchObject({ size: 4 })
  await expect(files.find('uploads/unseen.jpg')).rejects.toMatchObject({ why: 'silent' })
})
