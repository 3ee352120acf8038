import { Link } from 'react-router'
import { STATUSES } from '../inquiry-words.ts'

/** The list by status, with counts; a choice is an address of its own. */
export function StatusTabs({
  inquiries,
  current,
}: {
  inquiries: readonly { status: string }[]
  current: string | null
}) {
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
        <Link
          key={label}
          to={status === null ? '/admin/orders' : `/admin/orders?status=${status}`}
          aria-current={status === current ? 'true' : undefined}
          preventScrollReset
        >
          {label} <span>{count}</span>
        </Link>
      ))}
    </nav>
  )
}
