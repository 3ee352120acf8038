import type { ReactNode } from 'react'

/** A short label, such as a status. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`badge badge--${tone}`}>{children}</span>
}

type BadgeProps = {
  /** `water` is neutral, `ok` is done, `warn` is incomplete. */
  tone: 'water' | 'ok' | 'warn'
  children: ReactNode
}
