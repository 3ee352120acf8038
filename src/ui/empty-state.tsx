import type { ReactNode } from 'react'

/** Nothing here, and the next step if there is one. */
export function EmptyState({ title, text, actions, picture, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {picture}
      <Heading>{title}</Heading>
      <p>{text}</p>
      {actions && <div className="empty__a">{actions}</div>}
    </div>
  )
}

type EmptyStateProps = {
  title: string
  text: ReactNode
  /** `LinkButton` and `Button`. */
  actions?: ReactNode
  /** An img or svg as the first child, 200 px wide. */
  picture?: ReactNode
  /** 1 when this is all that a screen shows. */
  level?: 1 | 2 | 3
}
