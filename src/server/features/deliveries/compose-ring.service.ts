import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import type { DeliveryKind } from '../../../domain/channels/delivery-kinds.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { toCatalogueName } from '../catalogue/products/products.service.ts'
import type { FailedCheck, MorningSummary, Reminded, Ring } from '../channels/channel.ts'
import { readServiceNames } from '../page-texts/service-names.service.ts'
import { requireSettings } from '../settings/settings.service.ts'
import type { SealedLetter } from '../staff/letters/account-letters.service.ts'
import type { DeliveryRow } from './deliveries.store.ts'

/** What one message tells of: a delivery, of grouped reminders several. */
export type Told = readonly [DeliveryRow, ...DeliveryRow[]]

/** What deliveries ask of the inquiries that they tell of; these stand above and answer. */
export interface ToldInquiries {
  /** As it is now. Throws NOT_FOUND for one that is gone. */
  read(db: Database, id: number): Promise<Inquiry>
  /** Of these those that nobody has answered, and those with a promised call whose time has come. */
  listStillDue(
    tx: Transaction,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, { isUnanswered: boolean; isPromised: boolean }>>
  /** Locks it. Throws NOT_FOUND, and CONFLICT when its visitor is not to be contacted any more. */
  requireContactable(tx: Transaction, id: number): Promise<void>
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    toldInquiries: ToldInquiries
  }
}

/** Where what a message says is read. */
interface Sources {
  db: Database
  toldInquiries: ToldInquiries
}

type Said = Partial<Omit<Ring, 'deliveryId' | 'kind' | 'recipient' | 'origin'>>

/** What the channel words; inquiries as they are now. Throws NOT_FOUND for one that is gone. */
export async function composeRing(sources: Sources, told: Told, origin: string): Promise<Ring> {
  const [first, ...others] = told
  const { id, kind, recipient } = first
  const said = others.length > 0 ? await composeReminded(sources, told) : await COMPOSE[kind](sources, first)
  const nothing = { inquiry: null, reason: null, summary: null, checks: null }
  return { deliveryId: id, kind, recipient, origin, ...nothing, ...said }
}

/** What a message of one delivery says, by its kind. */
const COMPOSE: Readonly<Record<DeliveryKind, (sources: Sources, row: DeliveryRow) => Promise<Said>>> = {
  first: async (sources, row) => ({ inquiry: await readInquiry(sources, row) }),
  reminder: async (sources, row) => ({ inquiry: await readInquiry(sources, row), reason: readReason(row) }),
  summary: async (_sources, { details }) => ({
    summary: isSummary(details?.summary) ? details.summary : null,
  }),
  test: async () => ({}),
  status: async (_sources, { details }) => ({ checks: areChecks(details?.checks) ? details.checks : null }),
  account: async (_sources, { details }) => ({ sealedLetter: readSealedLetter(details) }),
  async copy(sources, row) {
    const { db } = sources
    const inquiry = await readInquiry(sources, row)
    return {
      inquiry,
      shop: await readShop(db),
      product: await toCatalogueName(db, inquiry?.productName ?? null),
      services: await readServiceNames(db),
    }
  },
}

const readInquiry = async ({ db, toldInquiries }: Sources, { inquiryId }: DeliveryRow) =>
  inquiryId === null ? null : await toldInquiries.read(db, inquiryId)

async function readShop(db: Database): Promise<NonNullable<Ring['shop']>> {
  const { siteName, companyPhone, workingHours } = await requireSettings(db)
  return { name: siteName, phone: companyPhone, hours: workingHours }
}

/** Inquiries that a message of several reminders names. */
const MOST_NAMED = 20

async function composeReminded(sources: Sources, told: Told): Promise<Said> {
  const isPromise = (row: DeliveryRow) => readReason(row) === 'next-contact'
  const first: Reminded['first'][number][] = []
  for (const row of told.slice(0, MOST_NAMED)) {
    const inquiry = await readInquiry(sources, row)
    if (inquiry) first.push({ inquiry, reason: isPromise(row) ? 'next-contact' : 'unanswered' })
  }
  const promised = told.filter(isPromise).length
  return { reminded: { unanswered: told.length - promised, promised, first } }
}

function readReason({ details }: DeliveryRow): Ring['reason'] {
  const reason = details?.reason
  return reason === 'unanswered' || reason === 'next-contact' ? reason : null
}

function isSummary(value: unknown): value is MorningSummary {
  return value !== null && typeof value === 'object' && 'waiting' in value
}

/** Throws when the details are not those that were queued. */
function readSealedLetter(details: DeliveryRow['details']): SealedLetter {
  const { userId, sealed, origin } = details ?? {}
  if (typeof userId !== 'number' || typeof sealed !== 'string') throw new Error('a letter has no contents')
  return { userId, sealed, origin: typeof origin === 'string' ? origin : null }
}

function areChecks(value: unknown): value is FailedCheck[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && 'name' in one)
}
