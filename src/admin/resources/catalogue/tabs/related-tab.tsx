import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { STAFF_ACCESSORIES_PATH } from '../../../../domain/site/staff-paths.ts'
import { formatMoney } from '../../../../lib/money.ts'
import { TextArea, TextField } from '../../../kit/form/fields.tsx'
import { PickedList } from '../../../kit/form/picked-list.tsx'
import { SearchPreview } from '../../../kit/form/search-preview.tsx'
import { isLarge, toWhole } from '../../../kit/table/whole-list.ts'
import { useListedProducts } from '../../../parts/product/product-list.ts'
import { ProductSearch } from '../../../parts/product/product-search.tsx'
import { accessoriesQuery, productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import type { ProductValues } from '../values/product-values.ts'
import { useProductField } from '../values/use-product-field.ts'
import { DocumentsEditor } from './documents-editor.tsx'

/** Tab with what stands beside the product: documents, accessories, similar models, and its words for search engines. */
export function RelatedTab({ id }: { id: number | undefined }) {
  const api = useApi()
  const { control } = useFormContext<ProductValues>()
  const field = useProductField()
  const accessories = useQuery(accessoriesQuery(api))
  const products = useQuery(productsQuery(api))
  const accessoryIds = useController({ control, name: 'accessoryIds' })
  const similarIds = useController({ control, name: 'similarIds' })
  const similar = useListedProducts(similarIds.field.value)
  const choices = toWhole(products.data) ?? similar
  return (
    <div className="form">
      <DocumentsEditor />
      <PickedList
        title="Комплектующие"
        lead="Стоят на странице под заголовком «С ней берут»: покупатель кладёт их в корзину вместе со станцией."
        noun="комплектующее"
        ids={accessoryIds.field.value}
        onChange={accessoryIds.field.onChange}
        error={accessoryIds.fieldState.error?.message}
        query={accessories}
        choices={accessories.data?.map((one) => ({
          id: one.id,
          name: one.name,
          detail: formatMoney(one.price),
        }))}
        empty={
          <>
            Комплектующих пока нет. <a href={`${STAFF_ACCESSORIES_PATH}?edit=new`}>Создать первое</a>
          </>
        }
      />
      <PickedList
        title="Похожие модели"
        lead="Выбранные стоят первыми в этом порядке, остальные места сайт займёт сам."
        noun="модель"
        ids={similarIds.field.value}
        onChange={similarIds.field.onChange}
        error={similarIds.fieldState.error?.message}
        query={products}
        choices={choices
          ?.filter((one) => one.id !== id)
          .map((one) => ({ id: one.id, name: one.name, detail: one.manufacturerName }))}
        empty="Других товаров пока нет."
        search={
          isLarge(products.data)
            ? (add) => (
                <ProductSearch
                  label="Добавить модель"
                  onChoose={(other) => other.id !== id && add(other.id)}
                />
              )
            : undefined
        }
      />
      <h3>Для поисковых систем</h3>
      <TextField {...field('metaTitle')} hint="Пусто — название товара и слова о цене." />
      <TextArea {...field('metaDescription')} rows={3} hint="Пусто — краткое описание." />
      <Preview />
    </div>
  )
}

function Preview() {
  const { control } = useFormContext<ProductValues>()
  const [name, metaTitle, metaDescription, shortDescription, slug] = useWatch({
    control,
    name: ['name', 'metaTitle', 'metaDescription', 'shortDescription', 'slug'],
  })
  return (
    <SearchPreview
      title={metaTitle || name || 'Название товара'}
      description={metaDescription || shortDescription || 'Поиск сам выберет отрывок со страницы.'}
      path={['product', slug]}
    />
  )
}
