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
        <a
          key={label}
          href={status === null ? '/admin/orders' : `/admin/orders?status=${status}`}
          aria-current={status === current ? 'true' : undefined}
          data-stay
        >
          {label} <span>{count}</span>
        </a>
      ))}
    </nav>
  )
}
