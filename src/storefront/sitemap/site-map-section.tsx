import { type ReactNode, useId } from 'react'

export interface SiteMapLink {
  href: string
  label: string
  /** What is found there. */
  about?: string
}

/** One section of the site map; `children` say what is missing in it. */
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
