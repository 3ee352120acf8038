import { STATUSES } from '../inquiry-words.ts'

/** The list by status, with counts; a choice is an address of its own and keeps the other filters. */
export function StatusTabs({ inquiries, search }: StatusTabsProps) {
  const current = search.get('status')
  const tabs = [
    { status: null, label: 'Все', count: inquiries.length },
    ...STATUSES.map(({ status, label }) => ({
      status,
      label,
      count: inquiries.filter((inquiry) => inquiry.status === status).length,
    })),
  ]
  return (
    <nav className="tabs" aria-label="Статус запросов">
      {tabs.map(({ status, label, count }) => (
        <a
          key={label}
          href={toAddress(search, status)}
          aria-current={status === current ? 'true' : undefined}
          data-stay
        >
          {label} <span>{count}</span>
        </a>
      ))}
    </nav>
  )
}

function toAddress(search: URLSearchParams, status: string | null): string {
  const next = new URLSearchParams(search)
  next.delete('request')
  if (status === null) next.delete('status')
  else next.set('status', status)
  return next.size > 0 ? `/admin/orders?${next}` : '/admin/orders'
}

interface StatusTabsProps {
  /** Those that pass the other filters. */
  inquiries: readonly { status: string }[]
  search: URLSearchParams
}
