import https from 'node:https'
import type { Duplex } from 'node:stream'
import { isPrivateHost, publicLookup, refusal } from '../../private-addresses.ts'
import type { Ring, RingResult } from './channel.ts'
import { failed, failedBy } from './failures.ts'
import { postForStatus } from './post-for-status.ts'
import { peopleLines, wordRing } from './wording.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Lines about several inquiries that a phone shows, and that its push service takes. */
const MOST_LINES = 5

/** The browser has unsubscribed. */
const GONE = new Set([404, 410])

/**
 * Connects to public addresses only: a subscription is any address that a member of staff sends. Asked here, where the
 * host is final.
 */
class PublicAgent extends https.Agent {
  constructor() {
    super({ lookup: publicLookup })
  }
  override createConnection(
    options: https.RequestOptions,
    callback?: (error: Error | null, stream: Duplex) => void,
  ) {
    // Names are checked by the lookup; an address in figures is not looked up.
    if (isPrivateHost(options.host ?? '')) throw refusal()
    return super.createConnection(options, callback)
  }
}

const publicAgent = new PublicAgent()

/** A start does not wait for the library, which brings its own arithmetic of large numbers. */
const loadWebPush = async () => (await import('web-push')).default

/** Sends one notification; `gone` when the push service no longer knows the subscription. */
export async function sendPush(
  ring: Ring,
  to: Subscription,
  {
    keys,
    personalData,
    agent = publicAgent,
    limit,
  }: { keys: PushKeys; personalData: boolean; agent?: https.Agent | undefined; limit: number },
): Promise<RingResult & { gone?: true }> {
  const { title, lines, link } = wordRing(ring)
  const said = [...lines, ...(personalData ? peopleLines(ring) : [])]
  const body = (ring.reminded ? said.slice(0, MOST_LINES) : said).join('\n')
  const { pathname, search } = new URL(link, 'http://localhost')
  try {
    const webPush = await loadWebPush()
    // Only made by the library: it would read an answer of any length.
    const request = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      JSON.stringify({ title, body, link: pathname + search, tag: `delivery-${ring.deliveryId}` }),
      { vapidDetails: { subject: subjectOf(ring.origin), ...keys }, TTL: 24 * 60 * 60, urgency: 'high' },
    )
    const address = new URL(request.endpoint)
    // Read in another way, such a host may be one of the own network.
    if (!/^[\w.:[\]-]+$/.test(address.hostname)) throw refusal()
    // Browsers have no others.
    if (address.protocol !== 'https:') return failed('Адрес подписки не подходит', { isFinal: true })
    const status = await postForStatus(address, request.body, {
      headers: request.headers,
      agent,
      limit,
    })
    if (status >= 200 && status < 300) return { ok: true }
    if (GONE.has(status))
      return { ...failed(`Браузер отписался: код ${status}`, { isFinal: true }), gone: true }
    return failed(`Сервер уведомлений ответил: код ${status}`)
  } catch (error) {
    return failedBy(error)
  }
}

/** Whom a push service may contact (RFC 8292): https or mailto, and some refuse the address of a local site. */
function subjectOf(origin: string): string {
  const isPublic = origin.startsWith('https://') && !isPrivateHost(new URL(origin).hostname)
  return isPublic ? origin : 'mailto:push@example.com'
}

/** A new key pair of the shop. */
export const createPushKeys = async (): Promise<PushKeys> => (await loadWebPush()).generateVAPIDKeys()
