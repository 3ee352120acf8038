import type { Agent } from 'node:https'
import type { Logger } from 'pino'
import { CHANNELS, type ChannelName } from '../../../domain/channels/delivery-kinds.ts'
import { toStoredMail } from '../../../lib/text/stored-mail.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Secrets } from '../../secrets.ts'
import { openAccountLetter } from './account-letter.ts'
import type { Channels, Recipient, Ring, RingResult } from './channel.ts'
import { hasOtherKey, moveChat } from './channels.service.ts'
import { findChannels, isStaffEmail } from './channels.store.ts'
import { findCopyObstacle } from './client-copy.ts'
import { sendEmail } from './email.ts'
import { failed } from './failures.ts'
import { sendPush } from './push.ts'
import { findSubscription, listSubscriptions, removeSubscription } from './push-subscriptions.store.ts'
import { OTHER_KEY, type StoredChannels, toPresentChat, toPresentChats } from './stored-channels.ts'
import { sendTelegram } from './telegram.ts'
import { sendWebhook } from './webhook.ts'
import { hostOf, openAddress } from './webhook-address.ts'

interface Parts {
  db: Database
  secrets: Secrets
  log: Logger
  /** Connects to push services; by default to public addresses only. */
  pushAgent?: Agent
}

/** Ways to tell staff, as the settings say at that moment. */
export function createChannels(parts: Parts): Channels {
  const { db, secrets, log } = parts
  return {
    async listRecipients(only) {
      const stored = await findChannels(db)
      return listOf(only ? [only] : enabledOf(stored), (name) => recipientsOf(db, stored, name))
    },
    async listAdminRecipients() {
      const stored = await findChannels(db)
      return listOf(enabledOf(stored), (name) => recipientsOf(db, stored, name, 'admin'))
    },
    async findObstacle() {
      return hasOtherKey(await findChannels(db), secrets) ? OTHER_KEY : null
    },
    async send(channel, ring, limit) {
      try {
        const stored = await findChannels(db)
        if (ring.kind !== 'test' && !stored[channel].enabled)
          return failed('Канал выключен', { isFinal: true })
        if (hasOtherKey(stored, secrets)) return failed(OTHER_KEY)
        const obstacle = ring.kind === 'copy' && findCopyObstacle(ring)
        if (obstacle) return failed(obstacle, { isFinal: true })
        const present = toPresent(stored, channel, ring)
        if (!(await audiences[channel].has(stored, present, db)))
          return failed('Адресата больше нет в настройках', { isFinal: true })
        const ready = await openAccountLetter(db, secrets, present)
        if (typeof ready === 'string') return failed(ready, { isFinal: true })
        return await senders[channel](ready, stored, { ...parts, limit })
      } catch (error) {
        log.error({ err: error, channel, delivery: ring.deliveryId }, 'сбой канала: сообщение не отправлено')
        return failed('Внутренний сбой: подробности в журнале сервера')
      }
    },
  }
}

const enabledOf = (stored: StoredChannels) => CHANNELS.filter((name) => stored[name].enabled)

const listOf = async (
  channels: readonly ChannelName[],
  list: (channel: ChannelName) => Promise<Recipient[]>,
): Promise<Recipient[]> => (await Promise.all(channels.map(list))).flat()

async function recipientsOf(
  db: Database,
  stored: StoredChannels,
  channel: ChannelName,
  role?: 'admin',
): Promise<Recipient[]> {
  return (await audiences[channel].list(stored, db, role)).map((recipient) => ({ channel, recipient }))
}

/** The ring as it is to be sent now: one that was made out before its group got another number goes to that. */
function toPresent({ telegram }: StoredChannels, channel: ChannelName, ring: Ring): Ring {
  return channel === 'telegram' ? { ...ring, recipient: toPresentChat(telegram, ring.recipient) } : ring
}

/** Who may get messages of a channel. */
interface Audience {
  /** Whom a new message is made out to, of this role alone where it is known who they are. */
  list(stored: StoredChannels, db: Database, role?: 'admin'): readonly string[] | Promise<readonly string[]>
  /** Whether one that was made out before may still be sent. */
  has(stored: StoredChannels, ring: Ring, db: Database): boolean | Promise<boolean>
}

const audiences: Record<ChannelName, Audience> = {
  email: {
    list: ({ email }) => email.to,
    // In whatever spelling a former version stored either; a promised call is told to the assignee's own address too.
    has: async ({ email }, { kind, recipient, reason, reminded }, db) =>
      kind === 'copy' ||
      kind === 'account' ||
      email.to.some((address) => toStoredMail(address) === toStoredMail(recipient)) ||
      ((reason === 'next-contact' || (reminded?.promised ?? 0) > 0) && (await isStaffEmail(db, recipient))),
  },
  telegram: {
    list: ({ telegram }) => toPresentChats(telegram, telegram.chatIds),
    has: ({ telegram }, { recipient }) => toPresentChats(telegram, telegram.chatIds).includes(recipient),
  },
  webhook: {
    list: ({ webhook }) => (webhook.url === '' ? [] : [hostOf(webhook.url)]),
    // There is one, which may have been corrected since: the present one gets the message.
    has: ({ webhook }) => webhook.url !== '',
  },
  push: {
    list: async (_stored, db, role) => (await listSubscriptions(db, role)).map(({ id }) => String(id)),
    // Found, or not, when it is sent to.
    has: () => true,
  },
}

type Sender = (ring: Ring, stored: StoredChannels, parts: Parts & { limit: number }) => Promise<RingResult>

const UNREADABLE = failed('Пароль или ключ канала не прочитать: введите секрет заново')

const senders: Record<ChannelName, Sender> = {
  async email(ring, { email }, { secrets, limit }) {
    if (email.smtpUrl === '' || email.from === '') return failed('Почта не настроена')
    const password = open(email.sealedPassword, secrets)
    if (password === undefined) return UNREADABLE
    const shopMark = secrets.fingerprint.slice(0, 8)
    return sendEmail(ring, { smtpUrl: email.smtpUrl, password, from: email.from, shopMark }, limit)
  },
  async telegram(ring, { telegram }, { db, secrets, limit }) {
    const token = open(telegram.sealedToken, secrets)
    if (token === undefined) return UNREADABLE
    if (token === null) return failed('Не указан ключ бота')
    const { apiBase, personalData } = telegram
    const onMoved = (from: string, to: string) => moveChat(db, from, to)
    return sendTelegram(ring, { apiBase, token, personalData, onMoved }, limit)
  },
  async webhook(ring, { webhook }, { secrets, limit }) {
    const secret = open(webhook.sealedSecret, secrets)
    const url = openAddress(webhook, secrets)
    if (secret === undefined || url === undefined) return UNREADABLE
    return sendWebhook(ring, { url, secret, allowPrivate: webhook.allowPrivate }, limit)
  },
  async push(ring, { push }, { db, secrets, pushAgent, limit }) {
    const privateKey = open(push.sealedPrivateKey, secrets)
    if (privateKey === undefined) return UNREADABLE
    const id = Number(ring.recipient)
    const subscription = Number.isInteger(id) ? await findSubscription(db, id) : null
    if (subscription === null || privateKey === null) return failed('Подписки больше нет', { isFinal: true })
    const { gone, ...result } = await sendPush(ring, subscription, {
      keys: { publicKey: push.publicKey, privateKey },
      personalData: push.personalData,
      agent: pushAgent,
      limit,
    })
    if (gone) await removeSubscription(db, id)
    return result
  },
}

/** The secret; null without one, undefined when it cannot be read. */
function open(sealed: string | null, secrets: Secrets): string | null | undefined {
  return sealed === null ? null : (secrets.decrypt(sealed) ?? undefined)
}
