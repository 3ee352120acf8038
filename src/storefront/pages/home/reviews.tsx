import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { reviewsQuery } from '../../../api/queries/home-queries.ts'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { useApi } from '../../site.ts'
import './reviews.css'

const MAX_RATING = 5

/** Reviews of clients (storefront.md, section 3); nothing without any. */
export function Reviews({ title }: BlocksOf<'home'>['reviews']) {
  const { data } = useSuspenseQuery(reviewsQuery(useApi()))
  if (data.length === 0 || !title) return null
  return (
    <section className="section section--surface">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
        </div>
        <div className="reviews">
          {data.map(({ id, rating, text, author, location, date }) => (
            <figure key={id} className="review">
              <p className="stars">
                <i style={{ '--share': `${(rating / MAX_RATING) * 100}%` }} aria-hidden="true" />
                <span>
                  <span className="vh">Оценка </span>
                  {formatNumber(rating)} из {MAX_RATING}
                </span>
              </p>
              <blockquote>{text}</blockquote>
              <figcaption>
                <b>{author}</b>
                {location}, <time dateTime={date}>{toDottedDate(date)}</time>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Formats an ISO date: «18.05.2023» (storefront.md, section 3). */
function toDottedDate(iso: string): string {
  return iso.split('-').reverse().join('.')
}
