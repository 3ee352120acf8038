export type Breadcrumb = { label: string; href?: string }

/** The way here; the last one has no address and is the page itself, others without one are only words. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Вы здесь">
      <ol className="breadcrumbs">
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
