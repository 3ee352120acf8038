import { useRef } from 'react'
import type { Sample } from '../../../contract/content/samples.ts'
import { hasRight, type Narrowed } from '../../../domain/staff/rights.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useNow } from '../../shell/use-now.ts'
import { findHindrance, formatRemark } from './sample-words.ts'
import { isRemovable, type Removable } from './use-removal.ts'

/** One item: what it is, where it stands and what can be done about it. */
export function SampleRow({ sample, person, isBusy, onDecide, onRemove }: SampleRowProps) {
  const now = useNow()
  const name = useRef<HTMLElement>(null)
  const { title, state, href } = sample
  const isOpen = state === 'open'
  const hindrance = findHindrance(sample, person)
  const mayReplace = hindrance === null
  const remove = async (removable: Removable) => {
    if (await onRemove(removable)) name.current?.focus()
  }
  const hasDecision = person.role === 'admin' && (isOpen || state === 'accepted')
  return (
    <li className={isOpen ? 'sample' : 'sample sample--done'}>
      <span className="sample__mark">
        {!isOpen && <Icon name="check" />}
        <span className="vh">{isOpen ? 'Образец: ' : 'Готово: '}</span>
      </span>
      <div>
        {/* Where the focus goes when the buttons are gone. */}
        <b ref={name} tabIndex={-1}>
          {title}
        </b>
        <p>{formatRemark(sample, now)}</p>
        {isOpen && mayReplace && <Records sample={sample} />}
      </div>
      <div className="sample__acts">
        {isOpen && mayReplace && (
          <LinkButton href={href} aria-label={`Заменить: ${title}`}>
            Заменить
          </LinkButton>
        )}
        {isOpen && mayReplace && isRemovable(sample) && mayRemove(sample, person) && (
          <Button variant="quiet" aria-label={`Убрать: ${title}`} onClick={() => void remove(sample)}>
            Убрать
          </Button>
        )}
        {isOpen && hindrance !== null && <span className="muted">{hindrance}</span>}
        {/* One button: the focus stays on it when it comes to say the opposite. */}
        {hasDecision && (
          <Button
            variant="quiet"
            isBusy={isBusy}
            aria-disabled={isBusy || undefined}
            aria-label={`${isOpen ? 'Оставить как есть' : 'Вернуть в список'}: ${title}`}
            onClick={() => onDecide(sample)}
          >
            {isOpen ? 'Оставить как есть' : 'Вернуть в список'}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Records are deleted, texts are only written. */
const mayRemove = ({ removal }: Removable, person: Narrowed) =>
  removal.records.length === 0 || hasRight(person, 'delete')

/** Which records are still as they came, each with its form. */
function Records({ sample: { title, records = [] } }: { sample: Sample }) {
  if (records.length === 0) return null
  return (
    <details className="sample__records">
      <summary>
        Какие: {records.length}
        <span className="vh">, {title}</span>
      </summary>
      <ul>
        {records.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface SampleRowProps {
  sample: Sample
  /** Who reads: managers decide nothing, replace no legal texts, and may be narrowed. */
  person: Narrowed
  /** This one is being decided. */
  isBusy: boolean
  onDecide: (sample: Sample) => void
  /** Asks, then takes the item off the site; true when it is done. */
  onRemove: (sample: Removable) => Promise<boolean>
}
