import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Check } from './to-check.ts'

/** Counts that lead to what they count. */
export function CheckList({ checks }: { checks: readonly Check[] | null }) {
  return (
    <section className="panel checks" aria-labelledby="checks">
      <div className="panel__h">
        <h2 id="checks">Проверить</h2>
      </div>
      {checks === null && (
        <div className="checks__none late" aria-busy="true">
          <Skeleton height="3rem" />
        </div>
      )}
      {checks?.length === 0 && <p className="checks__none">На сайте всё заполнено.</p>}
      {checks && checks.length > 0 && (
        <ul>
          {checks.map(({ count, what, why, href }) => (
            <li key={href}>
              <a href={href}>
                <b className="num">{count}</b>
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
    </section>
  )
}
