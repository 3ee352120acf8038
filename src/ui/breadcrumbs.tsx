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
  /** The page's name is a sentence and stands in full below: here it has at most one line, on a phone none. */
  isEndLong?: boolean
}
