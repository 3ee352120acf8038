import type { Manufacturer } from '../../../contract/catalogue/manufacturers.ts'

/** The rest of what staff wrote of a manufacturer, with its country and site. */
export function MakerAbout({ title, about, maker }: MakerAboutProps) {
  const { country = null, website = null } = maker ?? {}
  if (about.length === 0 && !country && !website) return null
  return (
    <section className="catalogue__about">
      <h2>{title}</h2>
      {about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {country && <p>Страна: {country}</p>}
      {website && (
        <p>
          <a href={website} rel="noopener nofollow">
            Сайт производителя
          </a>
        </p>
      )}
    </section>
  )
}

interface MakerAboutProps {
  title: string
  about: readonly string[]
  /** Undefined on the page of the whole catalogue, and of a brand that is not sold. */
  maker: Manufacturer | undefined
}
