import type { ReactNode } from 'react'
import { PriceRecords } from '../../../parts/product/price-records.tsx'
import { CustomTab } from '../tabs/custom-tab.tsx'
import { FieldGroups } from '../tabs/field-groups.tsx'
import { GeneralTab } from '../tabs/general-tab.tsx'
import { ImagesTab } from '../tabs/images-tab.tsx'
import { PricesTab } from '../tabs/prices-tab.tsx'
import { RelatedTab } from '../tabs/related-tab.tsx'
import { SourcesEditor } from '../tabs/sources-editor.tsx'
import type { ProductTab } from '../values/product-field-groups.ts'
import { BuyerView } from './buyer-view.tsx'

interface Part {
  key: ProductTab
  label: string
  panel: ReactNode
}

/** The seven tabs with fields in order; the first one and the prices show a preview of the card. */
export function productParts(
  id: number | undefined,
  current: string,
  onSending: (isSending: boolean) => void,
): readonly Part[] {
  return [
    {
      key: 'general',
      label: 'Основное',
      panel: <WithPreview main={<GeneralTab isNew={id === undefined} />} />,
    },
    { key: 'specs', label: 'Характеристики', panel: <FieldGroups tab="specs" /> },
    {
      key: 'details',
      label: 'Подробно',
      panel: (
        <>
          <FieldGroups tab="details" />
          {/* Only while it is shown: up to a thousand elements, drawn anew at each key. Its values are those of the form. */}
          {current === 'details' && <SourcesEditor />}
        </>
      ),
    },
    {
      key: 'prices',
      label: 'Цены',
      panel: (
        <WithPreview
          main={
            <>
              <PricesTab />
              {id !== undefined && current === 'prices' && (
                <section className="price-history" aria-label="История цен">
                  <h3>История цен</h3>
                  <PriceRecords productId={id} />
                </section>
              )}
            </>
          }
        />
      ),
    },
    { key: 'related', label: 'Связи', panel: <RelatedTab id={id} /> },
    { key: 'images', label: 'Изображения', panel: <ImagesTab onSending={onSending} /> },
    { key: 'custom', label: 'Дополнительно', panel: <CustomTab /> },
  ]
}

function WithPreview({ main }: { main: ReactNode }) {
  return (
    <div className="product__split">
      <div>{main}</div>
      <BuyerView />
    </div>
  )
}
