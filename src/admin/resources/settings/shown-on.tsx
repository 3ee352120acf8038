import type { ReactNode } from 'react'

/** «Где это видно»: where the public site shows the fields. */
export function ShownOn({ more, children }: { more?: string; children: ReactNode }) {
  return (
    <aside className="shown-on" aria-label="Где это видно">
      <h2>Где это видно</h2>
      {children}
      {more && <p className="shown-on__more">{more}</p>}
    </aside>
  )
}

/** A page under «Где это видно», with its text. */
export function ShownOnPage({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="shown-on__place">
      <p>{name}</p>
      {children}
    </div>
  )
}

/** Preview of a value; invalid ones are marked. */
export function ShownText({ text, hasError }: { text: string | null; hasError: unknown }) {
  if (!text) return <mark className="is-none">не заполнено</mark>
  return <mark className={hasError ? 'is-bad' : undefined}>{text}</mark>
}
