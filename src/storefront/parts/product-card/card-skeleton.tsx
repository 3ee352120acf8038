import { Fragment } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import './card.css'
import './card-phone.css'

const FIGURES = ['residents', 'productivity', 'discharge']

/** Skeleton of a product card. */
function CardSkeleton() {
  return (
    <div className="card card--skel" aria-hidden="true">
      <div className="card__pic">
        <Skeleton height="100%" />
      </div>
      <div className="card__body">
        <div className="card__top">
          <Skeleton width="5rem" height="1.75rem" />
        </div>
        <div className="card__name">
          <Skeleton width="9rem" height="1.675rem" />
        </div>
        <dl className="figs">
          {FIGURES.map((figure) => (
            <Fragment key={figure}>
              <dt>
                <Skeleton width="3.5rem" height="1rem" />
              </dt>
              <dd>
                <Skeleton width="4rem" height="1.4625rem" />
              </dd>
            </Fragment>
          ))}
        </dl>
        <div className="card__price">
          <Skeleton width="13rem" height="1.875rem" />
        </div>
        <Skeleton width="80%" height="1.3125rem" />
        <div className="card__act">
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
      </div>
    </div>
  )
}

/** Six skeletons, as specified. */
export function CardSkeletons({ wide = false }: { wide?: boolean }) {
  return (
    <div className={wide ? 'cards cards--4' : 'cards'}>
      {[...'123456'].map((place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  )
}
