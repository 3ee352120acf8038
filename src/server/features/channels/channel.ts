import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import type { ChannelName, DeliveryKind } from '../../../domain/channels/delivery-kinds.ts'
import type { CheckName } from '../../../domain/staff/status-checks.ts'
import type { AccountLetter, SealedLetter } from '../staff/letters/account-letters.service.ts'

/** Counts of the morning's summary. */
export interface MorningSummary {
  /** Inquiries that nobody has taken. */
  waiting: number
  overdue: number
  /** Inquiries with a call promised for today. */
  today: number
  /** Received since the last summary. */
  received: number
  /** Taken for spam since then, and nobody was told; absent in summaries that were queued before it was counted. */
  spam?: number
}

/** A check of the shop that failed, with what was found and what to do. */
export interface FailedCheck {
  name: CheckName
  detail: string
}

/** What a reminder of several inquiries tells of. */
export interface Reminded {
  unanswered: number
  /** Inquiries with a promised call. */
  promised: number
  /** The first of them, in the order they fell due. */
  first: readonly { inquiry: Inquiry; reason: 'unanswered' | 'next-contact' }[]
}

/** A letter about an account, and whose that is. */
export interface OpenedLetter {
  letter: AccountLetter
  username: string
  fullName: string | null
  /** The site's address for its link; null for a letter without one. */
  origin: string | null
}

/** One message to one recipient, ready to be worded by its channel. */
export interface Ring {
  /** Makes `Message-ID` and `X-Delivery-Id`: a repeat after a crash carries the same. */
  deliveryId: number
  kind: DeliveryKind
  /** As it stood in the settings when the ring was asked for. */
  recipient: string
  /** Null for what is not about an inquiry. */
  inquiry: Inquiry | null
  /** Why a reminder is sent. */
  reason: 'unanswered' | 'next-contact' | null
  /** The inquiries of a reminder of several, which has no `inquiry` and `reason` of its own. */
  reminded?: Reminded
  summary: MorningSummary | null
  /** Whom a copy for the client is from; absent for all else. */
  shop?: { name: string; phone: string; hours: string }
  /** The product of the catalogue that a copy's inquiry names; null when it names none, absent for all else. */
  product?: string | null
  /** How the shop calls its services, for a copy; absent for all else. */
  services?: readonly string[]
  /** A letter about an account as it was queued, and once its channel has opened it; absent for all else. */
  sealedLetter?: SealedLetter
  letter?: OpenedLetter
  /** What is wrong with the shop; null for everything else. */
  checks: readonly FailedCheck[] | null
  /** Address of the site for links, without a trailing slash. */
  origin: string
}

export type RingResult =
  | { ok: true }
  /** `isFinal`: another attempt cannot help. `retryAfter`: wished by the other side, ms. `error` is shown to staff. */
  | { ok: false; error: string; isFinal: boolean; retryAfter: number | null }

export type Failure = Extract<RingResult, { ok: false }>

export interface Recipient {
  channel: ChannelName
  recipient: string
}

/** All ways to tell staff, behind one interface. */
export interface Channels {
  /** Recipients of the enabled channels, whom everything is told; of `only` one channel, enabled or not. */
  listRecipients(only?: ChannelName): Promise<Recipient[]>
  /** The same for what concerns admins alone: of the phones and browsers only theirs. */
  listAdminRecipients(): Promise<Recipient[]>
  /** Why this instance may send nothing, in words; null when it may. */
  findObstacle(): Promise<string | null>
  /**
   * Never throws: whatever happens is a result. `limit`: longest wait for an answer, ms. What answers later may have taken
   * the message all the same, and gets it again.
   */
  send(channel: ChannelName, ring: Ring, limit: number): Promise<RingResult>
}

declare module '../../platform/http/api-context.ts' {
  interface ApiContext {
    /** Ways to tell staff. */
    channels: Channels
  }
}

declare module '../../platform/jobs/job.ts' {
  interface JobParts {
    channels: Channels
  }
}
