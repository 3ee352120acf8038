import type { ReactNode } from 'react'

/** «Где это видно»: the places of the public site that show what is typed beside. */
export function Where({ more, children }: { more?: string; children: ReactNode }) {
  return (
    <aside className="where" aria-label="Где это видно">
      <h2>Где это видно</h2>
      {children}
      {more && <p className="where__more">{more}</p>}
    </aside>
  )
}

/** One page of the site under «Где это видно», with what stands there. */
export function WhereItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="where__place">
      <p>{name}</p>
      {children}
    </div>
  )
}

/** A value as visitors will read it; a wrong one is marked here too. */
export function Seen({ text, isBad }: { text: string | null; isBad: unknown }) {
  if (!text) return <mark className="is-none">не заполнено</mark>
  return <mark className={isBad ? 'is-bad' : undefined}>{text}</mark>
}
