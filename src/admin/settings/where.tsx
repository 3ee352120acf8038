import type { ReactNode } from 'react'

/** «Где это видно»: where the public site shows the fields. */
export function Where({ more, children }: { more?: string; children: ReactNode }) {
  return (
    <aside className="where" aria-label="Где это видно">
      <h2>Где это видно</h2>
      {children}
      {more && <p className="where__more">{more}</p>}
    </aside>
  )
}

/** A page under «Где это видно», with its text. */
export function WhereItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="where__place">
      <p>{name}</p>
      {children}
    </div>
  )
}

/** Preview of a value; invalid ones are marked. */
export function Seen({ text, isBad }: { text: string | null; isBad: unknown }) {
  if (!text) return <mark className="is-none">не заполнено</mark>
  return <mark className={isBad ? 'is-bad' : undefined}>{text}</mark>
}
