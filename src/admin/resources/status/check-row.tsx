import type { StatusCheck } from '../../../contract/status.ts'
import { STAFF_CHANNELS_PATH, STAFF_DELIVERIES_PATH } from '../../../domain/site/staff-paths.ts'
import { CHECK_LABELS, type CheckPlace, type CheckState } from '../../../domain/staff/status-checks.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NewestBackup } from './newest-backup.tsx'
import { splitDetail } from './status-words.ts'

const STATES = {
  ok: { icon: 'check', label: 'в порядке' },
  warn: { icon: 'warn', label: 'предупреждение' },
  fail: { icon: 'close', label: 'отказ' },
} as const satisfies Record<CheckState, unknown>

/** Where something can be done about a check. */
const LINKS: Readonly<Record<CheckPlace, { href: string; label: string }>> = {
  deliveries: { href: STAFF_DELIVERIES_PATH, label: 'К доставкам' },
  channels: { href: STAFF_CHANNELS_PATH, label: 'К каналам' },
}

/** One check: its state, what was measured and what to do. */
export function CheckRow({ check: { name, state, detail, place } }: { check: StatusCheck }) {
  const { what, todo } = splitDetail(detail)
  const link = place && LINKS[place]
  return (
    <li className={`probe probe--${state}`}>
      <span className="probe__mark">
        <Icon name={STATES[state].icon} />
        <span className="vh">{STATES[state].label}: </span>
      </span>
      <b>{CHECK_LABELS[name]}</b>
      <p className="probe__detail">
        {what}
        {todo !== null && <strong>{todo}</strong>}
      </p>
      {name === 'backups' && <NewestBackup />}
      {link && (
        <LinkButton size="small" href={link.href} className="probe__link">
          {link.label}
        </LinkButton>
      )}
    </li>
  )
}
