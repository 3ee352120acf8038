import { type ReactNode, useId } from 'react'

export interface SiteMapLink {
  href: string
  label: string
  /** Description of the page. */
  about?: string
}

/** A section of the site map; `children` for an error message. */
export function SiteMapSection({ title, links, children }: SiteMapSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="sitemap__l">
        {links.map(({ href, label, about }) => (
          <li key={href}>
            <a href={href}>{label}</a>
            {about && <p>{about}</p>}
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

type SiteMapSectionProps = { title: string; links: readonly SiteMapLink[]; children?: ReactNode }
