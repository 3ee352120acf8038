import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import https from 'node:https'
import net from 'node:net'
import { openReceiver, type Received } from './channel-receivers.ts'

/** Host of the subscriptions; no DNS knows it. */
const HOST = 'push.shop.test'

/** Leads every https connection to a port of this computer, without TLS. */
class PlainAgent extends https.Agent {
  readonly #port: number
  constructor(port: number) {
    super()
    this.#port = port
  }
  override createConnection() {
    return net.connect(this.#port, '127.0.0.1')
  }
}

/** An agent whose connections all lead to this port. */
export const plainAgent = (port: number): https.Agent => new PlainAgent(port)

/** A browser's subscription, with the keys that open what is sent to it. */
export function createBrowser(name: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    path: `/send/${name}`,
    subscription: {
      endpoint: `https://${HOST}/send/${name}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Opens a message as the browser does (RFC 8291, aes128gcm with one record). Throws when it is not for it. */
    open({ bytes }: Received): unknown {
      const salt = bytes.subarray(0, 16)
      const sender = bytes.subarray(21, 21 + (bytes[20] ?? 0))
      const sealed = bytes.subarray(21 + sender.length)
      const derive = (key: Buffer, from: Buffer, info: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, from, info, length))
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const key = derive(ecdh.computeSecret(sender), auth, info, 32)
      const cipher = createDecipheriv(
        'aes-128-gcm',
        derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(key, salt, 'Content-Encoding: nonce\0', 12),
      )
      cipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

/** A push service on the loopback; `agent` leads the shop to it. */
export async function openPushService() {
  const receiver = await openReceiver()
  return Object.assign(receiver, { agent: new PlainAgent(receiver.port) })
}

/** What a shop says of itself in the header Authorization (VAPID, RFC 8292). Throws unless `publicKey` has signed it. */
export function readVapid({ headers }: Received, publicKey: string): Record<string, unknown> {
  const [, signed = '', signature = '', key] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const isSigned = verify(
    'sha256',
    Buffer.from(signed),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned || key !== publicKey) throw new Error('the shop has not signed this')
  return JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString('utf8'))
}
