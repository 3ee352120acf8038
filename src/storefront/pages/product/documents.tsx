import type { Product } from '../../../contract/catalogue/products.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LateSection } from './late-section.tsx'

/** Documents of the product to download. */
export function Documents({ product: { documents } }: { product: Pick<Product, 'documents'> }) {
  return (
    <LateSection title="Документы">
      <ul className="docs">
        {documents.map(({ title, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              <Icon name="file" />
              <span>
                {title}
                <small>PDF</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </LateSection>
  )
}
