export type Breadcrumb = { label: string; href?: string }

/** Breadcrumbs; the last one is the present page, others without an address are plain text. */
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
