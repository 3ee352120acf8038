import { createHash, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { type InquirySource, presentUtm } from '../../../contract/inquiries/source.ts'
import type { CartItem, contactInquirySchema } from '../../../contract/inquiries/visitor.ts'
import { toE164 } from '../../../lib/text/phone.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { toCatalogueLines } from '../catalogue/products/cart-lines.service.ts'
import type { PublishedCatalogue } from '../catalogue/published-catalogue.service.ts'
import type { Channels } from '../channels/channel.ts'
import { type GivenConsent, recordConsents } from '../consents/consents.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import { toAttachmentSecret } from './attachments/attachment-secret.ts'
import { findInquiryIdByKey, insertInquiry } from './inquiries.store.ts'
import { toFormName, toInquiryType } from './receive/inquiry-type.ts'
import { addOffer } from './receive/offered-answers.ts'
import { countFromAddress, countRepeats } from './receive/spam.store.ts'
import { findSpamSign, type SpamSign } from './receive/spam.ts'
import { queueCopy } from './reminders/client-copies.service.ts'
import { announceInquiry, ringFirst } from './reminders/reminders.service.ts'

type ContactInquiry = z.output<typeof contactInquirySchema>

interface Receiving {
  idempotencyKey: string | null
  channels: Channels
  catalogue: PublishedCatalogue
  log: Logger
  /** The visitor's network. */
  address: string
  /** The same when inquiries may be counted by it, else null. */
  countableAddress: string | null
  /** The site's address as the visitor's call names it: no source of an inquiry. */
  origin: string
}

/** What a visitor learns of his stored inquiry. */
interface Received {
  id: number
  attachmentSecret: string
}

/**
 * Stores a visitor's inquiry, queues the rings about it in the same transaction, and returns after the commit; what looks
 * like spam is stored with its reason and rings nobody, unless one weak sign is all that speaks against a phone that can be dialled.
 * The same idempotency key with the same content gives the same answer: retries and double clicks create one inquiry.
 */
export async function receiveInquiry(
  db: Database,
  inquiry: ContactInquiry,
  receiving: Receiving,
): Promise<Received> {
  const { idempotencyKey, channels } = receiving
  const key = toStoredKey(idempotencyKey, inquiry)
  const known = idempotencyKey === null ? null : await findInquiryIdByKey(db, key)
  if (known !== null) return toReceived(known, key)
  const [recipients, settings, wizardData] = await Promise.all([
    channels.listRecipients(),
    requireSettings(db),
    addOffer(inquiry.wizardData, receiving),
  ])
  const store = async (tx: Transaction) => {
    const spam = await findSpam(tx, inquiry, { ...receiving, ...settings })
    const items = inquiry.items && (await toCatalogueLines(tx, inquiry.items))
    const stored = await insertInquiry(
      tx,
      toRow({ ...inquiry, items, wizardData }, { ...receiving, key, spamReason: spam?.reason ?? null }),
    )
    if (stored !== null) await recordConsents(tx, toGivenConsent(stored, inquiry, receiving.address))
    if (stored === null) return null
    if (spam === null) {
      await announceInquiry(tx, recipients, stored, settings)
      if (settings.copyToClient) await queueCopy(tx, recipients, { inquiryId: stored, email: inquiry.email })
    } else if (spam.isWeak && toE164(inquiry.phone) !== null) await ringFirst(tx, recipients, stored)
    return stored
  }
  const id = await inTransaction(db, store)
  if (id !== null) return toReceived(id, key)
  // Concurrent copies: the other one has just been stored.
  const existing = await findInquiryIdByKey(db, key)
  if (existing === null) throw new Error('an inquiry was neither stored nor found')
  return toReceived(existing, key)
}

const toReceived = (id: number, key: string): Received => ({
  id,
  attachmentSecret: toAttachmentSecret(id, key),
})

async function findSpam(
  tx: Transaction,
  inquiry: ContactInquiry,
  { countableAddress, inquiriesPerHour, origin }: Receiving & { inquiriesPerHour: number },
): Promise<SpamSign | null> {
  // Both locks in this order in every transaction, and that of copies after them: none waits for another in a circle.
  const repeats = await countRepeats(tx, { ...inquiry, phoneE164: toE164(inquiry.phone) })
  const fromNetwork = countableAddress === null ? 0 : await countFromAddress(tx, countableAddress)
  const [now, perHour] = [Date.now(), inquiriesPerHour]
  return findSpamSign(inquiry, { now, origin, repeats, fromNetwork, perHour })
}

function toRow(
  inquiry: Omit<ContactInquiry, 'items'> & { items: CartItem[] | null },
  { key, spamReason, address, origin }: Receiving & { key: string; spamReason: string | null },
) {
  return {
    name: inquiry.name,
    phone: inquiry.phone,
    phoneE164: toE164(inquiry.phone),
    email: inquiry.email,
    message: inquiry.message,
    service: inquiry.service,
    wizardData: inquiry.wizardData,
    items: inquiry.items,
    preferredTime: inquiry.preferredTime ?? null,
    ...toStoredSource(inquiry.source, origin),
    spam: spamReason !== null,
    spamReason,
    ipAddress: address,
    idempotencyKey: key,
    ...toInquiryType(inquiry.service, (inquiry.items ?? []).length > 0),
  }
}

function toGivenConsent(inquiryId: number, inquiry: ContactInquiry, ipAddress: string): GivenConsent {
  const { consent, items, service, source, wizardData } = inquiry
  return {
    inquiryId,
    consent,
    ipAddress,
    form: toFormName({ isCart: (items ?? []).length > 0, service, hasAnswers: wizardData != null }),
    page: source?.page ?? null,
  }
}

/**
 * The key under which an inquiry is stored: a hash of the visitor's key and the content, so that other content under the
 * same key is another inquiry, not lost, while source and times may differ. Random without a key of the visitor.
 */
function toStoredKey(idempotencyKey: string | null, inquiry: ContactInquiry): string {
  if (idempotencyKey === null) return randomBytes(32).toString('hex')
  const { name, phone, email, message, service, wizardData, items } = inquiry
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, name, phone, email, message, service, wizardData, items]))
    .digest('hex')
}

/**
 * Where an inquiry comes from, as it is stored. The name is `utm.source`, else the referrer's host, else `direct`; our own
 * host (`origin`: the site's address) is no referrer.
 */
function toStoredSource(source: InquirySource, origin: string) {
  const utm = presentUtm(source)
  const referrer = source?.referrer ?? null
  const host = referrer !== null && URL.canParse(referrer) ? new URL(referrer).hostname : ''
  const isOwn = URL.canParse(origin) && host === new URL(origin).hostname
  return {
    page: source?.page ?? null,
    referrer,
    utm,
    sourceName: utm?.source ?? (host !== '' && !isOwn ? host : 'direct'),
  }
}
