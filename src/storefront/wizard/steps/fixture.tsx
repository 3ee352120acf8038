import type { ReactNode } from 'react'

/** Contours of what lets water go, 40 × 40, as on our drawings. */
const CONTOURS = {
  baths: 'M4 20h32v4a9 9 0 0 1-9 9H13a9 9 0 0 1-9-9zM10 33v3M30 33v3M8 20V9a4 4 0 0 1 8 0',
  showers: 'M10 36V10a6 6 0 0 1 12 0v2M15 16a7 7 0 0 1 14 0zM17 21v3M22 21v3M27 21v3M17 28v3M22 28v3M27 28v3',
  washers: 'M7 4h26v32H7zM7 11h26M12 7.5h4M20 16a8 8 0 1 0 .1 0M14 25q3-3 6 0t6 0',
  banya: 'M4 18 20 7l16 11M8 16v20h24V16M16 36V24h8v12M27 11V4h4v10',
  powerCuts: 'M12 36V4M4 9h16M7 9v4M17 9v4M20 12q6 7 16 6M30 22l-5 7h6l-4 7',
} as const

export type FixtureName = keyof typeof CONTOURS

/** A row of a question about the house: a small drawing, what is meant, and its control. */
export function Fixture({ name, label, detail, children }: FixtureProps) {
  return (
    <div className="fixture">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d={CONTOURS[name]} />
      </svg>
      <p>
        {label}
        {detail && <small>{detail}</small>}
      </p>
      {children}
    </div>
  )
}

type FixtureProps = { name: FixtureName; label: string; detail?: string; children: ReactNode }
