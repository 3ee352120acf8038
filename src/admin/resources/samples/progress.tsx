import type { Samples } from '../../../contract/content/samples.ts'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { countDone, describeRobots } from './sample-words.ts'

/** How much is done, and what search engines are told meanwhile. */
export function Progress({ samples }: { samples: Samples }) {
  const { total, done, items } = samples
  const counts = countDone(items)
  const steps = counts.flatMap(({ state, count }) => Array.from({ length: count }, () => state))
  const { title, text } = describeRobots(samples)
  const isOver = done === total
  return (
    <Panel className="opening-state">
      <div className="opening-state__in">
        <p className="opening-state__sum" role="status">
          {done} из {total}
        </p>
        <div className="opening-state__track" aria-hidden="true">
          {items.map(({ key }, index) => (
            <i key={key} className={steps[index]} />
          ))}
        </div>
        <ul className="opening-state__legend">
          {counts.map(({ state, label, count }) => (
            <li key={state} className={state}>
              {label} {count}
            </li>
          ))}
        </ul>
      </div>
      <Note
        tone={isOver ? undefined : 'warn'}
        icon={isOver ? 'check' : 'warn'}
        className="opening-state__robots"
      >
        <p>
          <b>{title}</b> {text}
        </p>
      </Note>
    </Panel>
  )
}
