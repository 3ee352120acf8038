import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { useTitle } from './use-title.ts'

/** A screen within the shell: document title, heading, lead text, actions and content. */
export function Screen({ title, heading = title, lead, actions, isForm, children }: ScreenProps) {
  useTitle(title)
  return (
    <>
      <div className={joinClasses('page-head', isForm && 'page-head--form')}>
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
  /** Filled in or read rather than looked through: stays narrow in a wide window, in its middle. */
  isForm?: boolean
  children: ReactNode
}
