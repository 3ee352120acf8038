import type { ReactNode } from 'react'

/** Nothing here, and the next step. */
export function EmptyState({ title, text, actions, picture, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="empty">
      {picture}
      <Heading>{title}</Heading>
      <p>{text}</p>
      <div className="empty__a">{actions}</div>
    </div>
  )
}

type EmptyStateProps = {
  title: string
  text: ReactNode
  /** Links or buttons with the class btn. */
  actions: ReactNode
  /** An img or svg as the first child, 200 px wide. */
  picture?: ReactNode
  level?: 2 | 3
}
