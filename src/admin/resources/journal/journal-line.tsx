import { formatClock } from '../../../lib/moments.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Initials } from '../../parts/inquiry/person.tsx'
import { LineDetails } from './entry-details.tsx'
import type { Line } from './lines.ts'
import { describeBatch, describeEntry, listFields } from './words.ts'

/** A line of the journal; pressed, it opens what was changed. */
export function JournalLine({ line, isOpen, onToggle }: JournalLineProps) {
  const { entries, id, at } = line
  const [{ action, actorId, actorName }] = entries
  const { text, title } = entries.length > 1 ? describeBatch(entries) : describeEntry(entries[0])
  const detailsId = `journal-${id}`
  return (
    <li className="journal__line" data-open={isOpen || undefined}>
      <button
        type="button"
        className="journal__row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={onToggle}
      >
        <time dateTime={at}>{formatClock(at)}</time>
        {actorId === null || action === 'login-failed' ? (
          <span className="journal__system">
            <Icon name={action === 'login-failed' ? 'warn' : 'history'} />
          </span>
        ) : (
          <Initials person={{ id: actorId, name: actorName }} />
        )}
        <span className="journal__what">
          {text} {title && <b>{title}</b>}
        </span>
        <span className="journal__fields">{listFields(entries)}</span>
        <Icon name="chevron-right" />
      </button>
      {isOpen && (
        <div className="journal__details" id={detailsId}>
          <LineDetails line={line} />
        </div>
      )}
    </li>
  )
}

interface JournalLineProps {
  line: Line
  isOpen: boolean
  onToggle: () => void
}
