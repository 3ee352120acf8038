import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-name.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import './topics.css'

export type Topic = {
  href: string
  name: string
  description: string | null
  /** Formatted number of entries: «5 статей». */
  amount: string
  icon?: IconName
}

/** Grid of categories; each cell is a link. */
export function Topics({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className="topics">
      {topics.map(({ href, name, description, amount, icon }) => (
        <li key={href} className="topic">
          <h3 className="topic__name">
            {icon && <Icon name={icon} />}
            <a href={href}>{name}</a>
          </h3>
          {description && <p>{description}</p>}
          <p className="topic__amount">{amount}</p>
        </li>
      ))}
    </ul>
  )
}

/** Skeletons of the category cells. */
export function TopicSkeletons({ count }: { count: number }) {
  return (
    <div className="topics" aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identified by position
        <div key={index} className="topic">
          <Skeleton width="70%" height="1.625rem" />
          <Skeleton height="3.375rem" />
          <Skeleton width="6rem" height="1.375rem" />
        </div>
      ))}
    </div>
  )
}
