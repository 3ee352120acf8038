import { useQuery } from '@tanstack/react-query'
import type { Samples } from '../../../contract/content/samples.ts'
import { STAFF_SETTINGS_PATH } from '../../../domain/site/staff-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Note } from '../../../ui/note.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { DonePicture } from '../../kit/done-picture.tsx'
import { sessionQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { countDone, describeRobots } from './sample-words.ts'

/** How much is done, and what search engines are told meanwhile. */
export function Progress({ samples }: { samples: Samples }) {
  const { total, done, items } = samples
  const counts = countDone(items)
  const steps = counts.flatMap(({ state, count }) => Array.from({ length: count }, () => state))
  const { title, text } = describeRobots(samples)
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
      {done === total ? (
        <AllDone />
      ) : (
        <Note tone="warn" icon="warn" className="opening-state__robots">
          <p>
            <b>{title}</b> {text}
          </p>
        </Note>
      )}
    </Panel>
  )
}

/** The list has ended: the site is open to search engines by itself, and they can be told of it. */
function AllDone() {
  const { data: user } = useQuery(sessionQuery(useApi()))
  return (
    <EmptyState
      title="Всё сделано"
      text="Образцов на сайте больше нет, кроме тех, что вы оставили сами. От поисковиков сайт не закрыт."
      picture={<DonePicture />}
      actions={
        user?.role === 'admin' && (
          <LinkButton href={`${STAFF_SETTINGS_PATH}?tab=analytics`}>Рассказать поисковикам</LinkButton>
        )
      }
    />
  )
}
