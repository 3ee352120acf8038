import type { ReactNode } from 'react'

/** A part of the page with its heading beside it. */
export function LateSection({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section className="section prod-part">
      <div className="wrap side">
        <div className="side__h">
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
