import { createHmac, timingSafeEqual } from 'node:crypto'
import { days } from '../../../../lib/duration.ts'

const LIFETIME = days(30)

/**
 * The secret with which a visitor may add to his inquiry: an HMAC over its id with its stored key, which is random, never
 * answered, and the same on all instances.
 */
export function toAttachmentSecret(id: number, storedKey: string): string {
  return createHmac('sha256', storedKey).update(`attachments of inquiry ${id}`).digest('base64url')
}

/** Whether a secret opens this inquiry: it is the right one, and the inquiry is at most 30 days old. */
export function isAttachmentSecret(
  given: string,
  { id, idempotencyKey, createdAt }: { id: number; idempotencyKey: string | null; createdAt: Date },
): boolean {
  if (idempotencyKey === null || Date.now() - createdAt.getTime() > LIFETIME) return false
  const [one, other] = [Buffer.from(given), Buffer.from(toAttachmentSecret(id, idempotencyKey))]
  return one.length === other.length && timingSafeEqual(one, other)
}
