export type Crumb = { label: string; href?: string }

/** The way here; the last one has no address and is the page itself. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Вы здесь">
      <ol className="crumbs">
        {items.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
