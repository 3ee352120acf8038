import type { ReactNode } from 'react'

/** Empty state with an optional next step. */
export function EmptyState({ title, text, actions, picture, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {picture}
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <div className="empty__a">{actions}</div>}
    </div>
  )
}

type EmptyStateProps = {
  title: string
  /** Undefined while it is not known; an empty one is left out. */
  text: ReactNode
  /** `LinkButton`s and `Button`s. */
  actions?: ReactNode
  /** An img or svg, 200 px wide. */
  picture?: ReactNode
  /** Level of the heading; 1 when the screen has no other. */
  level?: 1 | 2 | 3
}
