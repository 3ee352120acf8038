import { EmptyState } from '../../../ui/empty-state.tsx'

/** Empty state: no new inquiries. */
export function NoWaitingClients() {
  return (
    <EmptyState
      level={3}
      title="Никто не ждёт"
      text="Новых запросов нет."
      picture={
        <svg viewBox="0 0 96 72" aria-hidden="true">
          <path className="art-line" d="M2 22h26M68 22h26" />
          <path className="art-fill" d="M28 22h40v44H28z" />
          <path className="art-line" d="M38 22V10h20v12" />
          <path className="art-accent" d="m38 44 8 8 14-16" />
        </svg>
      }
    />
  )
}
