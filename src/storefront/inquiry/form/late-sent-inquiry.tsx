import type { ComponentProps } from 'react'
import { ErrorBoundary } from '../../../ui/failure/error-boundary.tsx'
import { toFields } from '../../../ui/stored-value.ts'
import { outboxCode } from '../loading/use-outbox.ts'
import { acceptedTitle } from '../outbox/inquiry-number.ts'
import type { SentInquiry } from '../sent/sent-inquiry.tsx'

/** The confirmation of a stored inquiry; its number alone while the rest is loaded, and when it cannot be, or throws. */
export function LateSentInquiry(props: ComponentProps<typeof SentInquiry>) {
  const { kept, heading: Heading } = props
  const Whole = outboxCode.useModule(true).module?.SentInquiry
  const number = <Heading role="status">{acceptedTitle(toFields(kept).id)}</Heading>
  return Whole ? (
    <ErrorBoundary of={Whole} otherwise={number}>
      <Whole {...props} />
    </ErrorBoundary>
  ) : (
    number
  )
}
