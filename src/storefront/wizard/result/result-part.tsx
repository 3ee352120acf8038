import type { ReactNode } from 'react'

/** A part of the result: its heading and a sentence, if there is one, stand above the content, or beside it where there is room. */
export function ResultPart({ title, lead, isBeside, id, children }: ResultPartProps) {
  return (
    <section className={isBeside ? 'wrap side res-part' : 'wrap res-part'} id={id}>
      <div className={isBeside ? 'side__h' : 'head'}>
        <h3>{title}</h3>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  )
}

type ResultPartProps = {
  title: string
  lead: ReactNode
  isBeside?: boolean
  /** For links to it. */
  id?: string
  children: ReactNode
}
