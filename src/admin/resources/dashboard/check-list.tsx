import { Icon } from '../../../ui/icon.tsx'
import { Panel, PanelHead } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../shell/error-state.tsx'
import type { Check } from './to-check.ts'

/** Counts of problems with links; null while loading, with `onRetry` after a failure. */
export function CheckList({ checks, onRetry }: CheckListProps) {
  return (
    <Panel as="section" className="checks" aria-labelledby="checks">
      <PanelHead id="checks" title="Проверить" />
      {checks === null && onRetry && (
        <ErrorState text="Не удалось посчитать, что на сайте" onRetry={onRetry} />
      )}
      {checks === null && !onRetry && (
        <div className="checks__none delayed" aria-busy="true">
          <Skeleton height="3rem" />
        </div>
      )}
      {checks?.length === 0 && <p className="checks__none">На сайте всё заполнено.</p>}
      {checks && checks.length > 0 && (
        <ul>
          {checks.map(({ count, what, why, href }) => (
            <li key={href}>
              <a href={href}>
                <b className="checks__count num">{count}</b>
                <span>
                  {what}
                  <small>{why}</small>
                </span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface CheckListProps {
  checks: readonly Check[] | null
  onRetry: (() => void) | null
}
