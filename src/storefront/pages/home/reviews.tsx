import { formatNumber } from '@septic-shop/plot/number-format.ts'
import content from '../../../../content/home/reviews.json' with { type: 'json' }
import './reviews.css'

const MAX_RATING = 5

/** Three reviews (storefront.md, section 3). */
export function Reviews() {
  return (
    <section className="section section--surface">
      <div className="wrap">
        <div className="head">
          <h2>{content.title}</h2>
        </div>
        <div className="reviews">
          {content.reviews.map(({ rating, text, author, location, date }) => (
            <figure key={author} className="review">
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
