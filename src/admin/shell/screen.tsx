import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { useTitle } from './use-title.ts'

/** A screen within the shell: document title, heading, lead text, actions and content. */
export function Screen(props: ScreenProps) {
  const { title, heading = title, lead, actions, isForm, children } = props
  useTitle(title)
  return (
    <>
      <div className={joinClasses('page-head', isForm && 'page-head--form')}>
        <div>
          <h1>{heading}</h1>
          {'lead' in props && lead !== null && <p>{lead ?? '\u00a0'}</p>}
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
  /** Undefined while unknown: its line is kept free. */
  lead?: string | null | undefined
  actions?: ReactNode
  /** Filled in or read rather than looked through: stays narrow in a wide window, in its middle. */
  isForm?: boolean
  children: ReactNode
}
