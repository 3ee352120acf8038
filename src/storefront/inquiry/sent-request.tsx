import type { ComponentProps } from 'react'
import { toFields } from '../../ui/stored-value.ts'
import { lazyPart } from './lazy-part.tsx'
import { acceptedTitle } from './request-number.ts'
import type { SentInquiry } from './sent-inquiry.tsx'
import { loadOutbox } from './start-outbox.ts'

/** The confirmation of a stored request; its number alone while the rest is loaded, or when it cannot be. */
export const SentRequest = lazyPart<ComponentProps<typeof SentInquiry>>(
  async () => (await loadOutbox()).SentInquiry,
  ({ kept, heading: Heading }) => <Heading role="status">{acceptedTitle(toFields(kept).id)}</Heading>,
)
