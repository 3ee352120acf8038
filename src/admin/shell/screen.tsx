import type { ReactNode } from 'react'
import { useTitle } from './use-title.ts'

/** A screen within the shell: document title, heading, lead text, actions and content. */
export function Screen({ title, heading = title, lead, actions, children }: ScreenProps) {
  useTitle(title)
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{heading}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className="page-head__end">{actions}</div>}
      </div>
      {children}
    </>
  )
}

interface ScreenProps {
  title: string
  heading?: string
  lead?: string | null
  actions?: ReactNode
  children: ReactNode
}
