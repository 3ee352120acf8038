import type { ComponentProps } from 'react'
import { toFields } from '../../../ui/stored-value.ts'
import { loadOutbox } from '../loading/start-outbox.ts'
import { acceptedTitle } from '../outbox/inquiry-number.ts'
import type { SentInquiry } from '../sent/sent-inquiry.tsx'
import { lazyPart } from './lazy-part.tsx'

/** The confirmation of a stored inquiry; its number alone while the rest is loaded, or when it cannot be. */
export const LateSentInquiry = lazyPart<ComponentProps<typeof SentInquiry>>(
  async () => (await loadOutbox()).SentInquiry,
  ({ kept, heading: Heading }) => <Heading role="status">{acceptedTitle(toFields(kept).id)}</Heading>,
)
