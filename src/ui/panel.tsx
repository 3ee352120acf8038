import type { HTMLAttributes, ReactNode } from 'react'
import { joinClasses } from './class-names.ts'

/** A sheet of paper that holds what belongs together. */
export function Panel({ as: Tag = 'div', isRoomy, isPaper, className, ...attributes }: PanelProps) {
  return (
    <Tag
      {...attributes}
      className={joinClasses('panel', isRoomy && 'panel--roomy', isPaper && 'panel--paper', className)}
    />
  )
}

/** The name of a panel as its first line, on the right a link to more; the panel says `aria-labelledby` with the same id. */
export function PanelHead({ id, title, children }: PanelHeadProps) {
  return (
    <div className="panel__h">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}

type PanelProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  /** What it is for a screen reader: a `section` and an `aside` have a name. */
  as?: 'div' | 'section' | 'aside' | 'form'
  /** Of a form: what is wrong with it we say ourselves. */
  noValidate?: boolean
  /** More room at its edges where the window has it: for a form that people fill in at leisure. */
  isRoomy?: boolean
  /** The colour of the page, on a ground that has the panel's own. */
  isPaper?: boolean
  /** A class of the parent's style sheet: where it stands and how much room it has, not how it looks. */
  className?: string | undefined
}

type PanelHeadProps = { id: string; title: string; children?: ReactNode }
