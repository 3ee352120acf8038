import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

/** A short label, such as a status. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={joinClasses('badge', tone && `badge--${tone}`)}>{children}</span>
}

type BadgeProps = {
  /** `water` is neutral, `ok` is done, `warn` is incomplete; without one the badge is plain. */
  tone?: 'water' | 'ok' | 'warn'
  children: ReactNode
}
