import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect } from 'vitest'
import type { Media } from '../../src/contract/content/media.ts'
import { ODD_NAME } from './odd-name.ts'
import type { TestShop } from './shop.ts'
import { openTrashDesk } from './trash-desk.ts'

/** A folder for uploads, deleted after the file's tests. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), ODD_NAME))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Bytes of a one-coloured picture. */
export const paint = (width = 60, height = 40, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** A small whole PDF. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \n' +
    'trailer<</Size 3/Root 1 0 R>>\nstartxref\n101\n%%EOF\n',
)

/** A multipart form with files under one name. */
export function toForm(
  field: string,
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
): FormData {
  const form = new FormData()
  for (const [name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name))
  return form
}

/** Helpers for a signed-in manager who keeps pictures and documents. */
export function openMediaDesk(shop: TestShop) {
  const desk = openTrashDesk(shop)
  const { callJson } = desk
  return {
    ...desk,
    /** Uploads into the library. */
    add: async (name = 'фото.jpg', bytes?: Uint8Array) =>
      callJson<Media>(201, 'POST', '/admin/media', toForm('file', [[name, bytes ?? (await paint())]])),
    list: (q?: string) =>
      callJson<Media[]>(200, 'GET', `/admin/media${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`),
    async find(id: number): Promise<Media> {
      const found = (await callJson<Media[]>(200, 'GET', '/admin/media')).find((one) => one.id === id)
      expect(found).toBeDefined()
      return found as Media
    },
  }
}
