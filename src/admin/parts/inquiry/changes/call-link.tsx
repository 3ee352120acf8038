import type { ReactNode } from 'react'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { toCall, useBeginCall } from './calls.ts'

/**
 * A link that calls a client. The call begins at once, with or without a network; beside it the inquiry is taken and its outcome
 * asked for, in its sheet, which `onCall` opens where it is not open. With `look` a button, else a plain link. Where no call can
 * begin, `fallback` as plain text: without it no button, and the text of a plain link.
 */
export function CallLink({ inquiry, onCall, look, className, fallback, children }: CallLinkProps) {
  const begin = useBeginCall()
  const href = toCall(inquiry)
  if (href === null && look && fallback === undefined) return null
  if (href === null) return <span className={className}>{fallback ?? children}</span>
  const link = {
    href,
    onClick: () => {
      begin(inquiry)
      // After the link has opened: what is shown then may take it away.
      if (onCall) setTimeout(onCall)
    },
  }
  if (!look) {
    return (
      <a className={className} {...link}>
        {children}
      </a>
    )
  }
  return (
    <LinkButton {...(className ? { className } : {})} variant={look} icon="phone" {...link}>
      {children}
    </LinkButton>
  )
}

interface CallLinkProps {
  /** Not called once it is merged into another one. */
  inquiry: Inquiry & { mergedInto?: number | null }
  onCall?: () => void
  look?: 'water' | 'line' | 'quiet'
  className?: string
  fallback?: ReactNode
  children?: ReactNode
}
