import { useQuery } from '@tanstack/react-query'
import { seriesQuery } from '../../../api/queries/catalogue-series-query.ts'
import type { ProductSummary } from '../../../api/queries/queries.ts'
import type { Manufacturer } from '../../../contract/catalogue/manufacturers.ts'
import { Picture } from '../../../ui/picture.tsx'
import { fallbackFor } from '../../parts/shopping/picture.ts'
import { useApi } from '../../site.ts'
import './series.css'

/**
 * What staff wrote of a manufacturer's series, and their pictures; a series without a manufacturer is
 * told where its models are shown.
 */
export function Series({ of: { name, slug }, products }: SeriesProps) {
  const { data = [] } = useQuery(seriesQuery(useApi(), slug))
  const shown = new Set(products.map(({ categoryId }) => categoryId))
  const told = data.filter(({ id, isOwn }) => isOwn || shown.has(id))
  if (told.length === 0) return null
  return (
    <section className="catalogue__about">
      <h2>{`Серии ${name}`}</h2>
      {told.map((one) => (
        <section key={one.id} className="series">
          {one.imageUrl !== null && <SeriesPicture src={one.imageUrl} name={one.name} />}
          <div>
            <h3>{one.name}</h3>
            {one.description !== null && <p>{one.description}</p>}
          </div>
        </section>
      ))}
    </section>
  )
}

function SeriesPicture({ src, name }: { src: string; name: string }) {
  return (
    <Picture
      className="series__pic"
      src={src}
      alt={name}
      sizes="12rem"
      width={380}
      height={300}
      fallback={fallbackFor(src)}
    />
  )
}

/** The manufacturer's logo beside the heading; nothing without one. */
export function MakerLogo({ of: { name, logoUrl } }: { of: Manufacturer }) {
  if (logoUrl === null) return null
  return (
    <Picture
      className="series__logo"
      src={logoUrl}
      alt={`Логотип ${name}`}
      sizes="10rem"
      width={160}
      height={64}
      fallback={fallbackFor(logoUrl)}
      lazy={false}
    />
  )
}

type SeriesProps = {
  of: Manufacturer
  products: readonly ProductSummary[]
}
