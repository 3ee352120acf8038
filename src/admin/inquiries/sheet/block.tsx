import type { ReactNode } from 'react'

/** A part of the sheet under its own heading; `end` stands at the right of it. */
export function Block({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="block">
      <div className="block__h">
        <h3>{title}</h3>
        {end && <span>{end}</span>}
      </div>
      {children}
    </section>
  )
}
