import { createHmac } from 'node:crypto'
import { isPrivateHost, publicLookup, refusal } from '../../private-addresses.ts'
import type { Ring, RingResult } from './channel.ts'
import { failed, failedBy } from './failures.ts'
import { postForStatus } from './post-for-status.ts'
import { wordRing } from './wording.ts'

interface Hook {
  url: string
  /** Signs the body; without one it is not signed. */
  secret: string | null
  allowPrivate: boolean
}

/** The receiver wants no more messages. */
const GONE = 410

/** Posts one event to the address in the settings. */
export async function sendWebhook(
  ring: Ring,
  { url, secret, allowPrivate }: Hook,
  limit: number,
): Promise<RingResult> {
  const at = new Date()
  const body = JSON.stringify(toEvent(ring, at))
  try {
    const status = await post(
      url,
      body,
      { allowPrivate, limit },
      {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'septic-shop',
        'x-delivery-id': String(ring.deliveryId),
        ...(secret === null ? {} : { 'x-signature': signBody(body, secret, at) }),
      },
    )
    if (status >= 200 && status < 300) return { ok: true }
    if (status >= 300 && status < 400)
      return failed(`Вебхук отвечает переадресацией (код ${status}), а она не допускается`)
    return failed(`Вебхук ответил: код ${status}`, { isFinal: status === GONE })
  } catch (error) {
    return failedBy(error, 'Вебхук: ')
  }
}

/** `t=<unix>,v1=<hex HMAC-SHA256 of "t.body">` (issue, point 7). */
export function signBody(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}

function toEvent(ring: Ring, at: Date) {
  const { inquiry, summary, reason, checks } = ring
  const common = { id: inquiry?.id ?? null, at: at.toISOString() }
  if (inquiry) {
    const link = wordRing(ring).link
    if (ring.kind !== 'reminder') return { event: 'inquiry.created', ...common, inquiry, link }
    return { event: 'inquiry.reminder', ...common, reason, inquiry, link }
  }
  if (summary) return { event: 'inquiries.summary', ...common, summary }
  if (checks) return { event: 'status.failed', ...common, checks, link: wordRing(ring).link }
  return { event: 'test', ...common }
}

/** Sends the body to a public address, or to any that is allowed; returns the status. Throws when there is none within the limit. */
async function post(
  address: string,
  body: string,
  { allowPrivate, limit }: { allowPrivate: boolean; limit: number },
  headers: Record<string, string>,
): Promise<number> {
  const url = new URL(address)
  // Names are checked by the lookup; an address in figures is not looked up.
  if (!allowPrivate && isPrivateHost(url.hostname)) throw refusal()
  return await postForStatus(url, body, {
    headers,
    limit,
    // A connection of its own, whose address this lookup has checked.
    agent: false,
    ...(allowPrivate ? {} : { lookup: publicLookup }),
  })
}
