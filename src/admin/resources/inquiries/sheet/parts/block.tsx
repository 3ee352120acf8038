import type { ReactNode } from 'react'
import { joinClasses } from '../../../../../ui/class-names.ts'

/** A part of the sheet under its own heading; `end` stands at the right of it, `className` is for its place only. */
export function Block({ title, end, className, children }: BlockProps) {
  return (
    <section className={joinClasses('block', className)}>
      <div className="block__h">
        <h3>{title}</h3>
        {end && <span>{end}</span>}
      </div>
      {children}
    </section>
  )
}

interface BlockProps {
  title: string
  end?: ReactNode
  className?: string
  children: ReactNode
}
