import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { productPath } from '../../../../domain/site/site-paths.ts'
import { SelectField, SwitchField, TextArea, TextField } from '../../../kit/form/fields.tsx'
import { useFollowingSlug } from '../../../kit/form/use-following-slug.ts'
import { listLines } from '../../../parts/product/lines.ts'
import { linesOf } from '../../../parts/product/product-list.ts'
import { categoriesQuery, manufacturersQuery, productsQuery } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { NO_CATEGORY } from '../values/product-fields.ts'
import type { ProductValues } from '../values/product-values.ts'
import { useProductField } from '../values/use-product-field.ts'
import { ProductPublication } from './product-publication.tsx'

/** Tab with name, slug, manufacturer and category. The slug of a new product is generated from its name until it is edited. */
export function GeneralTab({ isNew }: { isNew: boolean }) {
  const api = useApi()
  const manufacturers = useQuery(manufacturersQuery(api)).data ?? []
  const categories = useQuery(categoriesQuery(api)).data ?? []
  const lines = linesOf(useQuery(productsQuery(api)).data)
  const { register, setValue, formState, control } = useFormContext<ProductValues>()
  const manufacturerId = useWatch({ control, name: 'manufacturerId' })
  const shortLength = useWatch({ control, name: 'shortDescription' }).length
  const field = useProductField()
  const linesId = useId()
  const { errors, isSubmitted } = formState
  const slug = useFollowingSlug(isNew, (text) => setValue('slug', text, { shouldValidate: isSubmitted }))
  return (
    <div className="form">
      <div className="product__names">
        <TextField
          label="Название"
          isRequired
          field={register('name', { onChange: slug.follow })}
          error={errors.name?.message}
        />
        <TextField {...field('model')} />
      </div>
      <TextField
        {...field('slug')}
        field={register('slug', { onChange: slug.stopWhenTyped })}
        isRequired
        prefix={productPath('')}
        spellCheck={false}
        hint={
          isNew
            ? 'Сам повторяет название, пока вы его не измените.'
            : 'Сам не меняется. Если изменить, ссылки на прежний адрес приведут на новый.'
        }
      />
      <div className="product__place">
        <SelectField {...field('manufacturerId')} isRequired>
          <option value="">Выберите</option>
          {manufacturers.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('categoryId')}>
          <option value={NO_CATEGORY}>Без категории</option>
          {categories.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField {...field('modelLine')} list={linesId} autoComplete="off" />
        <datalist id={linesId}>
          {listLines(lines, Number(manufacturerId)).map((line) => (
            <option key={line} value={line} />
          ))}
        </datalist>
      </div>
      <TextArea
        {...field('shortDescription')}
        rows={3}
        labelSuffix={shortLength > 0 && `${shortLength} зн.`}
      />
      <TextArea {...field('description')} rows={8} />
      <ProductPublication />
      <fieldset className="product__marks">
        <legend>Отметки на сайте</legend>
        <SwitchField
          label="Рекомендуемый"
          hint="Отметка на карточке, на порядок не влияет"
          field={register('featured')}
        />
        <SwitchField label="Новинка" hint="Метка на карточке" field={register('isNew')} />
        <SwitchField label="Популярный" hint="Метка на карточке" field={register('isPopular')} />
      </fieldset>
    </div>
  )
}
