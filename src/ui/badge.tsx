import type { ReactNode } from 'react'

/** A word or two about the thing beside it. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={`badge badge--${tone}`}>{children}</span>
}

type BadgeProps = {
  /** `water` only names, `ok` is done, `warn` still lacks something. */
  tone: 'water' | 'ok' | 'warn'
  children: ReactNode
}
