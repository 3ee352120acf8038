import os from 'node:os'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { waitUntil } from '../../../../tests/support/wait-for.ts'
import { seconds } from '../../../lib/duration.ts'
import { createFolderStore } from '../../platform/files/folder-store.ts'
import { createPictureQueue } from './picture-queue.ts'
import { describeMissing, openUploads, storePicture } from './uploads.service.ts'

afterEach(() => void vi.useRealTimers())

const gone = `${'0a'.repeat(16)}.jpg`
const silent = `${'0b'.repeat(16)}.jpg`
const present = `${'0c'.repeat(16)}.jpg`

test('what a store does not tell in time is not called missing, and all are asked at once', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const find = (name: string) => {
    asked.push(name)
    if (name.endsWith(silent)) return new Promise<null>(() => undefined)
    return Promise.resolve(name.endsWith(present) ? { size: 1, modified: 0 } : null)
  }
  const described = describeMissing({ find }, `${silent} ${gone} ${present}`)
  expect(asked).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(seconds(2))
  expect(await described).toBe(`Файла картинки больше нет, загрузите её снова: ${gone}.`)
  expect(await describeMissing({ find: () => Promise.reject(new Error('away')) }, `${gone}`)).toBeNull()
})

test('a picture that its store is slow to take holds up no other', async () => {
  const slow = Promise.withResolvers<void>()
  const files = { ...createFolderStore(os.tmpdir()), put: vi.fn(() => slow.promise) }
  const uploads = openUploads(files, createPictureQueue())
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(picture)], 'фото.png')
  const first = storePicture(uploads, file)
  const second = storePicture(uploads, file)
  await waitUntil(() => files.put.mock.calls.length === 2)
  expect(await uploads.inTurn(async () => 'the next in turn')).toBe('the next in turn')
  slow.resolve()
  expect([(await first).kind, (await second).kind]).toEqual(['picture', 'picture'])
})
