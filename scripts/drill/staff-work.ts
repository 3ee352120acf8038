import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { z } from 'zod'
import { encodeImage } from '../../src/server/features/media/uploaded-image.ts'
import { ask, isRefusal, isSuccess } from './ask.ts'
import { sendUnderKey } from './keyed-call.ts'
import type { ServingShop } from './shop.ts'
import type { Tally } from './tally.ts'

const PAUSE_MS = 100
const SIDE = 24

/** A manager at work in the shop of a drill. */
export interface Desk {
  shop: ServingShop
  cookie: string
  tally: Tally
  /** Nothing new is to be begun, and what is not answered need not be asked again. */
  hasEnded(): boolean
}

const productSchema = z.object({ id: z.int(), version: z.int(), shortDescription: z.string().nullable() })

/** Parses a body in JSON; throws when it is of another shape. */
export const read = <T>(schema: z.ZodType<T>, body: Buffer): T => schema.parse(JSON.parse(body.toString()))

/** A mark that no other record of a drill has. */
export const makeMark = (): string => randomUUID().slice(0, 8)

/** Makes a product on a shop that is ready. */
export async function makeProduct({ shop, cookie }: Desk, fields: object = {}) {
  const manufacturers = await ask(`${shop.address}/api/manufacturers`)
  const [maker] = read(z.array(z.object({ id: z.int() })), manufacturers.body)
  const mark = makeMark()
  const answer = await ask(`${shop.address}/api/products`, {
    method: 'POST',
    body: { name: `Учебная станция ${mark}`, slug: `drill-${mark}`, manufacturerId: maker?.id, ...fields },
    headers: { cookie },
  })
  if (!isSuccess(answer)) throw new Error(`товар не создан: ${answer.outcome} ${answer.body}`)
  return { ...read(productSchema, answer.body), maker: maker?.id ?? 0, name: `Учебная станция ${mark}` }
}

/**
 * Makes a product and returns what saves it once, over the version that was seen. A save that was not answered is looked for in the record,
 * as a manager does whose form says that somebody has changed it, and sent again when it is not there.
 */
export async function saveProduct(desk: Desk): Promise<() => Promise<void>> {
  const { shop, cookie, tally, hasEnded } = desk
  let known = await makeProduct(desk)
  const look = async () => {
    const answer = await ask(`${shop.address}/api/products/id/${known.id}`, { headers: { cookie } })
    return isSuccess(answer) ? read(productSchema, answer.body) : null
  }
  return async () => {
    const key = randomUUID()
    const deed = tally.begin('правки', key)
    while (true) {
      const answer = await ask(`${shop.address}/api/products/${known.id}`, {
        method: 'PATCH',
        body: { shortDescription: key },
        headers: { cookie, 'if-match': `"${known.version}"` },
      })
      if (isSuccess(answer)) {
        deed.isAcknowledged = true
        known = { ...known, ...read(productSchema, answer.body) }
        return
      }
      if (isRefusal(answer) && answer.outcome !== 409) {
        tally.faults.push(`правке отказано: ${answer.outcome} ${answer.body}`)
        return
      }
      const found = await look()
      if (found) known = { ...known, ...found }
      if (found?.shortDescription === key) {
        deed.isAcknowledged = true
        return
      }
      if (found === null && hasEnded()) return
      await sleep(PAUSE_MS)
    }
  }
}

/** A mobile number that nobody is likely to have twice in a drill. */
export const inventPhone = (): string => `+7 916 ${String(randomInt(10_000_000)).padStart(7, '0')}`

/** Enters the inquiry of somebody who has telephoned once, as our screen does: under a key, and again under it until it is answered. */
export async function enterInquiry({ shop, cookie, tally, hasEnded }: Desk): Promise<void> {
  const key = randomUUID()
  await sendUnderKey({
    address: `${shop.address}/api/admin/inquiries`,
    call: {
      method: 'POST',
      body: { name: `Учение ${key.slice(0, 8)}`, phone: inventPhone(), message: key, source: 'phone' },
      headers: { cookie },
    },
    key,
    deed: tally.begin('заявки по телефону', key),
    tally,
    what: 'заявке по телефону',
    isOver: hasEnded,
  })
}

/** Key of an upload: the name that the file has in the library, and what its content has to be. */
const toUploadKey = (name: string, hash: string) => `${name}#${hash}`

/** Takes such a key apart. */
export function readUploadKey(key: string): { name: string; hash: string } {
  const [name = '', hash = ''] = key.split('#')
  return { name, hash }
}

/** SHA-256 of a file's content. */
export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Uploads a picture of its own once: under a key, and again under it until it is answered. */
export async function uploadPicture({ shop, cookie, tally, hasEnded }: Desk): Promise<void> {
  const name = `${randomUUID()}.png`
  const picture = await sharp(randomBytes(SIDE * SIDE * 3), {
    raw: { width: SIDE, height: SIDE, channels: 3 },
  })
    .png()
    .toBuffer()
  // The shop writes every picture anew, and always in the same way.
  const { bytes } = await encodeImage(picture, name)
  const deed = tally.begin('загрузки', toUploadKey(name, hashOf(bytes)))
  const form = new FormData()
  form.set('image', new File([new Uint8Array(picture)], name))
  await sendUnderKey({
    address: `${shop.address}/api/upload/image`,
    call: { method: 'POST', body: form, headers: { cookie } },
    key: randomUUID(),
    deed,
    tally,
    what: 'загрузке',
    isOver: hasEnded,
  })
}
