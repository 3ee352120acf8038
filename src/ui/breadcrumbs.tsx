export type Breadcrumb = { label: string; href?: string }

/** Breadcrumbs; the last one is the present page, others without an address are plain text. */
export function Breadcrumbs({ items, isEndLong }: BreadcrumbsProps) {
  return (
    <nav aria-label="Вы здесь">
      <ol className={isEndLong ? 'breadcrumbs breadcrumbs--long' : 'breadcrumbs'}>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {href ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type BreadcrumbsProps = {
  items: readonly Breadcrumb[]
  /** For long page names, which are also the heading: the last item has at most one line, and is hidden on phones. */
  isEndLong?: boolean
}
