interface TabLink {
  label: string
  href: string
  isCurrent: boolean
  count?: number | undefined
}

/** Parts of one screen; each is an address of its own. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="tabs tabs--screen" aria-label={label}>
      {tabs.map(({ label: text, href, isCurrent, count }) => (
        <a
          key={href}
          ref={isCurrent ? bringIntoView : undefined}
          href={href}
          aria-current={isCurrent ? 'true' : undefined}
          data-stay
        >
          {text}
          {count !== undefined && <span>{count}</span>}
        </a>
      ))}
    </nav>
  )
}

/** On a phone the open part may stand beyond the edge. */
function bringIntoView(link: HTMLAnchorElement | null) {
  const row = link?.parentElement
  if (!link || !row) return
  const beyond = link.getBoundingClientRect().right - row.getBoundingClientRect().right
  if (beyond > 0) row.scrollLeft += beyond
}
