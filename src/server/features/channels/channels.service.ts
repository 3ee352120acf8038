import type { ChannelChanges, ChannelSettings } from '../../../contract/channels.ts'
import type { CurrentUser } from '../../../contract/session.ts'
import { HIDDEN_SECRET } from '../../../domain/channels/hidden-secret.ts'
import { AppError, wrongField } from '../../app-error.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { staffTransaction } from '../../platform/db/staff-transaction.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { resolvesToPrivate } from '../../private-addresses.ts'
import type { Secrets } from '../../secrets.ts'
import { describeLastChange } from '../journal/journal.service.ts'
import {
  findChannels,
  lockChannels,
  nameMessagesByHost,
  readdressMessages,
  updateChannels,
} from './channels.store.ts'
import { listSubscribers, removeAllSubscriptions } from './push-subscriptions.store.ts'
import { hasLogin, showAddress, splitPassword } from './smtp-url.ts'
import { OTHER_KEY, type StoredChannels, toPresentChats } from './stored-channels.ts'
import { hideAddress, hostOf, openAddress, sealAddress } from './webhook-address.ts'

/** The settings without their secrets. */
export async function readChannels(db: Database, secrets: Secrets): Promise<ChannelSettings> {
  return toSettings(db, secrets, await findChannels(db))
}

/** Whether the secrets were encrypted by another key than this instance has. */
export const hasOtherKey = ({ keyFingerprint }: StoredChannels, secrets: Secrets): boolean =>
  keyFingerprint !== null && keyFingerprint !== secrets.fingerprint

/** Whether the channel of mail is on. */
export async function isMailOn(db: Database): Promise<boolean> {
  return (await findChannels(db)).email.enabled
}

/** Whether this instance can send letters: the channel of mail is on, and its secrets are of the present key. */
export async function canSendMail(db: Database, secrets: Secrets): Promise<boolean> {
  const stored = await findChannels(db)
  return stored.email.enabled && !hasOtherKey(stored, secrets)
}

/**
 * Undefined is left as it is, and so is a secret sent back hidden; former numbers of chats become their present ones. Throws BAD_REQUEST
 * for a private webhook or one whose hidden address is not the present one, CONFLICT when its address was changed meanwhile, and over
 * another version than the one `seen`, if that is named.
 */
export async function updateChannelSettings(
  db: Database,
  secrets: Secrets,
  actor: CurrentUser,
  { changes, seen }: { changes: ChannelChanges; seen: number | null },
): Promise<ChannelSettings> {
  // Before anything is locked: a name may take DNS long to find.
  const allowed = changes.webhook && (await refusePrivate(await mergeWebhook(db, secrets, changes.webhook)))
  return staffTransaction(db, actor, async (tx) => {
    const before = await lockChannels(tx)
    if (seen !== null && seen !== before.version) throw await toConflict(tx, secrets, before)
    const after = countSecrets(before, applyChanges(before, changes, secrets))
    if (allowed && !isSameAddress(toAddress(after.webhook, secrets), allowed)) {
      throw new AppError('CONFLICT', 'Адрес вебхука только что изменили: откройте настройки заново')
    }
    if (hasOtherKey(before, secrets) && after.keyFingerprint === secrets.fingerprint) {
      await removeAllSubscriptions(tx)
    }
    requireComplete(after, {
      isAddressLost: before.webhook.url !== '' && changes.webhook?.url !== '',
      isPasswordMissing:
        changes.email !== undefined && after.email.sealedPassword === null && hasLogin(after.email.smtpUrl),
    })
    await updateChannels(tx, before, after)
    return toSettings(tx, secrets, await findChannels(tx))
  })
}

/** The refusal for who has seen another version: the settings as they are now, without secrets, who changed them and when. */
async function toConflict(tx: Transaction, secrets: Secrets, present: StoredChannels): Promise<AppError> {
  const message = 'Пока вы правили, каналы изменили. Ничего не записано: сравните обе правки.'
  const current = await toSettings(tx, secrets, present)
  return new AppError('CONFLICT', message, undefined, {
    current,
    ...(await describeLastChange(tx, 'channels', 1)),
  })
}

/**
 * Encrypts the address of a webhook that a former version stored as it was typed, and names its messages by the host. Does nothing
 * while the secrets are of another key.
 */
export async function sealWebhookAddress(db: Database, secrets: Secrets): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockChannels(tx)
    const { url, sealedUrl } = before.webhook
    if (url === '' || sealedUrl !== null || hasOtherKey(before, secrets)) return
    const webhook = { ...before.webhook, ...sealAddress(url, secrets) }
    await updateChannels(tx, before, { ...before, webhook, keyFingerprint: secrets.fingerprint })
    await nameMessagesByHost(tx, url, hostOf(url))
  })
}

/** A group of Telegram has another number from now on: in the settings, and for messages that wait. */
export async function moveChat(db: Database, from: string, to: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await lockChannels(tx)
    // The new number is the present one, whatever it was before.
    const { [to]: _former, ...others } = before.telegram.movedChats
    const moved = { ...before.telegram, movedChats: { ...others, [from]: to } }
    const telegram = { ...moved, chatIds: toPresentChats(moved, moved.chatIds) }
    await updateChannels(tx, before, { ...before, telegram })
    await readdressMessages(tx, from, to)
  })
}

function applyChanges(before: StoredChannels, changes: ChannelChanges, secrets: Secrets): StoredChannels {
  const { smtpUrl, ...email } = changes.email ?? {}
  const { botToken, chatIds, ...telegram } = changes.telegram ?? {}
  const { secret, url: sent, ...webhook } = changes.webhook ?? {}
  const url = toNewAddress(sent, before.webhook.url)
  const mail = smtpUrl === undefined ? undefined : splitPassword(smtpUrl)
  const given = [mail?.password, botToken, secret, url].some((text) => text && text !== HIDDEN_SECRET)
  const isLost = hasOtherKey(before, secrets)
  const { sealedSecret, sealedUrl } = before.webhook
  const stored = [before.email.sealedPassword, before.telegram.sealedToken, sealedSecret, sealedUrl]
  // A new secret under another key ends the old one: what that encrypted has to be entered anew.
  const beginsAnew = isLost && (given || stored.every((sealed) => sealed === null))
  const keep = (sealed: string | null) => (beginsAnew ? null : sealed)
  const seal = (text: string | null | undefined, sealed: string | null) => {
    if (text === undefined || text === HIDDEN_SECRET) return keep(sealed)
    return text ? secrets.encrypt(text) : null
  }
  return {
    email: {
      ...withChanges(before.email, email),
      ...(mail ? { smtpUrl: mail.url } : {}),
      sealedPassword: seal(mail?.password, before.email.sealedPassword),
    },
    telegram: {
      ...withChanges(before.telegram, {
        ...telegram,
        chatIds: chatIds && toPresentChats(before.telegram, chatIds),
      }),
      sealedToken: seal(botToken, before.telegram.sealedToken),
    },
    webhook: {
      ...withChanges(
        // Its address is lost with the key that encrypted it.
        beginsAnew && sealedUrl !== null
          ? { ...before.webhook, enabled: false, url: '', sealedUrl: null }
          : before.webhook,
        webhook,
      ),
      ...(url === undefined ? {} : sealAddress(url, secrets)),
      sealedSecret: seal(secret, sealedSecret),
    },
    push: {
      ...withChanges(before.push, changes.push ?? {}),
      ...(beginsAnew ? { publicKey: '', sealedPrivateKey: null } : {}),
    },
    keyFingerprint: isLost && !beginsAnew ? before.keyFingerprint : secrets.fingerprint,
    version: before.version,
  }
}

/** Raises the number of each secret that is not what it was; one set anew counts as another, since it is encrypted anew. */
function countSecrets({ email, telegram, webhook }: StoredChannels, after: StoredChannels): StoredChannels {
  const count = (version: number, was: string | null, is: string | null) => version + (was === is ? 0 : 1)
  return {
    ...after,
    email: {
      ...after.email,
      passwordVersion: count(email.passwordVersion, email.sealedPassword, after.email.sealedPassword),
    },
    telegram: {
      ...after.telegram,
      tokenVersion: count(telegram.tokenVersion, telegram.sealedToken, after.telegram.sealedToken),
    },
    webhook: {
      ...after.webhook,
      urlVersion: count(webhook.urlVersion, webhook.sealedUrl, after.webhook.sealedUrl),
      secretVersion: count(webhook.secretVersion, webhook.sealedSecret, after.webhook.sealedSecret),
    },
  }
}

/** A part of the settings with its changes; what is undefined among them replaces nothing. */
function withChanges<T extends object>(before: T, changes: { [Key in keyof T]?: T[Key] | undefined }): T {
  const after = { ...before }
  for (const key in changes) {
    const change = changes[key]
    if (change !== undefined) after[key] = change
  }
  return after
}

interface WebhookAddress {
  /** The whole address. */
  url: string
  allowPrivate: boolean
}

const toAddress = (webhook: StoredChannels['webhook'], secrets: Secrets): WebhookAddress => ({
  url: openAddress(webhook, secrets) ?? '',
  allowPrivate: webhook.allowPrivate,
})

async function mergeWebhook(
  db: Database,
  secrets: Secrets,
  { url, allowPrivate }: NonNullable<ChannelChanges['webhook']>,
): Promise<WebhookAddress> {
  const { webhook } = await findChannels(db)
  return withChanges(toAddress(webhook, secrets), { url: toNewAddress(url, webhook.url), allowPrivate })
}

const WHOLE_ADDRESS = 'Введите адрес вебхука целиком'
const HIDDEN_PATH = encodeURI(`/${HIDDEN_SECRET}`)

/** The address that takes the place of the present one; undefined when that stays, also when it was sent back as it is shown. */
function toNewAddress(sent: string | undefined, present: string): string | undefined {
  if (sent === undefined || sent === hideAddress(present)) return undefined
  if (sent !== '' && new URL(sent).href.includes(HIDDEN_PATH)) throw wrongField('webhook.url', WHOLE_ADDRESS)
  return sent
}

const isSameAddress = (one: WebhookAddress, other: WebhookAddress) =>
  one.url === other.url && one.allowPrivate === other.allowPrivate

/** Returns what is allowed. */
async function refusePrivate(address: WebhookAddress): Promise<WebhookAddress> {
  const { url, allowPrivate } = address
  if (url === '' || allowPrivate || !(await resolvesToPrivate(new URL(url).hostname))) return address
  throw wrongField(
    'webhook.url',
    'Адрес вебхука ведёт во внутреннюю сеть. Если так и надо, включите «Разрешить адреса внутренней сети»',
  )
}

/** A channel that is on has all it needs; an address that was lost with its key was not left out by whoever saves. */
function requireComplete(
  { email, telegram, webhook }: StoredChannels,
  { isAddressLost, isPasswordMissing }: { isAddressLost: boolean; isPasswordMissing: boolean },
): void {
  const { sealedToken, chatIds } = telegram
  const noAddress = isAddressLost ? WHOLE_ADDRESS : 'Вебхук: укажите адрес'
  const missing: readonly (readonly [isMissing: boolean, field: string, message: string])[] = [
    [email.enabled && email.smtpUrl === '', 'email.smtpUrl', 'Почта: укажите сервер'],
    [email.enabled && isPasswordMissing, 'email.smtpUrl', 'Почта: укажите пароль к логину'],
    [email.enabled && email.from === '', 'email.from', 'Почта: укажите, от кого письмо'],
    [email.enabled && email.to.length === 0, 'email.to', 'Почта: укажите, кому писать'],
    [telegram.enabled && sealedToken === null, 'telegram.botToken', 'Telegram: укажите ключ бота'],
    [telegram.enabled && chatIds.length === 0, 'telegram.chatIds', 'Telegram: укажите хотя бы один чат'],
    [webhook.enabled && webhook.url === '', 'webhook.url', noAddress],
  ]
  const first = missing.find(([isMissing]) => isMissing)
  if (first) throw wrongField(first[1], first[2])
}

async function toSettings(db: Database, secrets: Secrets, stored: StoredChannels): Promise<ChannelSettings> {
  const { sealedPassword, passwordVersion, smtpUrl, ...email } = stored.email
  const { sealedToken, tokenVersion, movedChats: _former, ...telegram } = stored.telegram
  const { sealedSecret, secretVersion, sealedUrl: _url, urlVersion, url, ...webhook } = stored.webhook
  const problem = hasOtherKey(stored, secrets) ? { problem: OTHER_KEY } : {}
  const people = await listSubscribers(db)
  const hide = (sealed: string | null) => (sealed === null ? '' : HIDDEN_SECRET)
  return {
    version: stored.version,
    email: { ...email, smtpUrl: showAddress(smtpUrl, sealedPassword !== null), ...problem },
    telegram: { ...telegram, botToken: hide(sealedToken), ...problem },
    webhook: { ...webhook, url: hideAddress(url), secret: hide(sealedSecret), ...problem },
    push: {
      enabled: stored.push.enabled,
      personalData: stored.push.personalData,
      subscriptions: people.reduce((sum, { devices }) => sum + devices, 0),
      people,
      ...problem,
    },
    secretVersions: {
      botToken: tokenVersion,
      url: urlVersion,
      secret: secretVersion,
      smtpPassword: passwordVersion,
    },
  }
}
