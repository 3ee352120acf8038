import type { ReactNode } from 'react'
import './next-step.css'

/** Ends a page of reading: a doubt the reader may still have, and the one thing to do about it. */
export function NextStep({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className="after">
      <p>
        <b>{title}</b>
        <br />
        <span className="muted">{text}</span>
      </p>
      {children}
    </div>
  )
}
