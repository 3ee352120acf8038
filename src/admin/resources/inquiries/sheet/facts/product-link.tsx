import { useQuery } from '@tanstack/react-query'
import { productPath } from '../../../../../domain/site/site-paths.ts'
import { STAFF_PRODUCTS_PATH } from '../../../../../domain/site/staff-paths.ts'
import { IconLink } from '../../../../../ui/icon-button.tsx'
import { isLarge, toWhole } from '../../../../kit/table/whole-list.ts'
import { productPartQuery } from '../../../../parts/product/product-list.ts'
import { productsQuery } from '../../../../queries.ts'
import { useRight } from '../../../../session/use-right.ts'
import { useApi } from '../../../../staff.ts'

/** A product's name, linked to its page on the site and to its form; only the name when it is no longer there. */
export function ProductLink({ id, slug, name }: { id?: number; slug?: string; name: string }) {
  const api = useApi()
  const list = useQuery({ ...productsQuery(api), enabled: useRight('catalogue') }).data
  const asked = slug !== undefined ? { slug } : id === undefined ? { named: name } : { ids: String(id) }
  const part = useQuery({ ...productPartQuery(api, asked), enabled: isLarge(list) }).data
  const product = (toWhole(list) ?? part?.items)?.find((one) =>
    slug !== undefined ? one.slug === slug : id === undefined ? one.name === name : one.id === id,
  )
  // Keyed, so that it is exchanged whole: a page translator moves texts.
  if (!product) return <span key="gone">{name}</span>
  return (
    <span className="product-link">
      <a href={productPath(product.slug)} target="_blank" rel="noopener">
        {name}
      </a>
      <IconLink
        icon="pen"
        variant="quiet"
        href={`${STAFF_PRODUCTS_PATH}?edit=${product.id}`}
        aria-label={`Открыть форму товара: ${name}`}
        title="Форма товара"
      />
    </span>
  )
}
