import type { ReactNode } from 'react'

/** Small drawings of the cards, in the style of the empty states. */
const ART = {
  prices: (
    <>
      <path className="art-fill" d="M6 10h20l12 12-16 16L6 22z" />
      <circle className="art-line" cx="14" cy="17" r="2.5" />
      <path className="art-accent" d="M44 36V12m-5 5 5-5 5 5" />
    </>
  ),
  products: (
    <>
      <path className="art-line" d="M2 14h12M42 14h12" />
      <path className="art-fill" d="M14 14h28v26H14z" />
      <path className="art-accent" d="M28 14v26M14 25c3-2 5 2 8 0s4-2 6 0M28 29c3-2 5 2 8 0s4-2 6 0" />
      <path className="art-line" d="M20 14V6h16v8" />
    </>
  ),
  specs: (
    <>
      <path className="art-line" d="M6 6h44v32H6zM6 16h44M6 27h44M24 6v32" />
      <path className="art-fill" d="M24 16h26v11H24z" />
    </>
  ),
  blog: (
    <>
      <path className="art-line" d="M12 4h24l8 8v28H12z" />
      <path className="art-fill" d="M18 12h12v9H18z" />
      <path className="art-accent" d="M18 27h20M18 33h14" />
    </>
  ),
  projects: (
    <>
      <path className="art-line" d="M4 38V22l14-11 14 11v16z" />
      <path className="art-fill" d="M38 26h12v12H38z" />
      <path className="art-accent" d="M18 38v-9h6v9M32 32h6" />
      <path className="art-line" d="M2 38h52" />
    </>
  ),
  faq: (
    <>
      <path className="art-fill" d="M6 6h30v20H18l-6 6v-6H6z" />
      <path className="art-line" d="M40 16h10v16h-6v6l-6-6H24v-4" />
      <path className="art-accent" d="M14 13h14M14 19h9" />
    </>
  ),
  settings: (
    <>
      <path className="art-line" d="M6 12h22M40 12h10M6 32h8M26 32h24" />
      <circle className="art-fill" cx="34" cy="12" r="6" />
      <circle className="art-fill" cx="20" cy="32" r="6" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type CardArtName = keyof typeof ART

/** Decorative drawing of a dashboard card, hidden from screen readers. */
export function CardArt({ name }: { name: CardArtName }) {
  return (
    <svg viewBox="0 0 56 44" aria-hidden="true">
      {ART[name]}
    </svg>
  )
}
