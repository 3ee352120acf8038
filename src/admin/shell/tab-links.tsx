interface TabLink {
  label: string
  href: string
  isCurrent: boolean
  /** Undefined while unknown: its place is kept free. */
  count?: number | undefined
}

/** Tabs of a screen as links, each with its own address. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="tabs tabs--screen" aria-label={label}>
      {tabs.map(({ label: text, href, isCurrent, ...counted }) => (
        <a
          key={href}
          ref={isCurrent ? bringIntoView : undefined}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          data-stay
        >
          {text}
          {'count' in counted && <span>{counted.count}</span>}
        </a>
      ))}
    </nav>
  )
}

/** Scrolls to the open tab, which may be outside of the viewport on phones. */
function bringIntoView(link: HTMLAnchorElement | null) {
  const row = link?.parentElement
  if (!link || !row) return
  const beyond = link.getBoundingClientRect().right - row.getBoundingClientRect().right
  if (beyond > 0) row.scrollLeft += beyond
}
