import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

/** A short label, such as a status. */
export function Badge({ tone, dot, children }: BadgeProps) {
  return (
    <span className={joinClasses('badge', tone && `badge--${tone}`, dot && `badge--${dot}`)}>{children}</span>
  )
}

type BadgeProps = {
  /** `water` is neutral, `ok` is done, `warn` is incomplete, `bad` (staff area) is undone; without one the badge is plain. */
  tone?: 'water' | 'ok' | 'warn' | 'bad' | undefined
  /** Staff area: a dot before the text, whose shape tells states apart without colours. */
  dot?: 'full' | 'half' | 'ring' | undefined
  children: ReactNode
}
