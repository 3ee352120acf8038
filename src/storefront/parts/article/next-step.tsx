import type { ReactNode } from 'react'
import './next-step.css'

/** Call to action at the end of an article: an open question and one action. */
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
