import type { HTMLAttributes, ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

/** A framed surface around related content. */
export function Panel({ as: Tag = 'div', isRoomy, isPaper, className, ...attributes }: PanelProps) {
  return (
    <Tag
      {...attributes}
      className={joinClasses('panel', isRoomy && 'panel--roomy', isPaper && 'panel--paper', className)}
    />
  )
}

/** Heading of a panel, with an optional link on the right; the panel needs `aria-labelledby` with the same id. */
export function PanelHead({ id, title, children }: PanelHeadProps) {
  return (
    <div className="panel__h">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}

type PanelProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  /** Element; `section` and `aside` need an accessible name. */
  as?: 'div' | 'section' | 'aside' | 'form'
  /** `noValidate` of a form, which shows its own error messages. */
  noValidate?: boolean
  /** Larger padding on wide screens, for forms. */
  isRoomy?: boolean
  /** Page background, for a panel on a surface in the panel's colour. */
  isPaper?: boolean
  /** Class of the parent's style sheet, for position and size only, not for the look. */
  className?: string | undefined
}

type PanelHeadProps = { id: string; title: string; children?: ReactNode }
