import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import type { Accessory } from '../../../contract/catalogue/accessories.ts'
import { toRublesText, toWholeKopecks } from '../../../lib/text/number-text.ts'
import { NumberField, SelectField, SwitchField, TextArea, TextField } from '../../kit/form/fields.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { asNumber, asOptional, asReference } from '../../kit/form/number-rules.ts'
import { PictureField } from '../../kit/form/upload/picture-field.tsx'
import { History } from '../../kit/history/history.tsx'
import type { RowNoun } from '../../kit/row-noun.ts'
import { useRowForm } from '../../kit/use-row-form.ts'
import { confirmPrice } from '../../parts/product/price-question.ts'
import {
  accessoriesQuery,
  categoriesQuery,
  manufacturersQuery,
  PRODUCTS_KEY,
  productsQuery,
} from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { type AccessoryValues, toChanges, toNew } from './accessory-values.ts'

/** Noun forms for messages. */
export const ACCESSORY: RowNoun = { name: 'Комплектующее', object: 'комплектующее', gender: 'n' }

const LABELS = {
  name: 'Название',
  description: 'Описание',
  price: 'Цена',
  installationPrice: 'Из неё установка',
  imageUrl: 'Изображение',
  manufacturerId: 'Производитель',
  categoryId: 'Категория',
  productId: 'Только для товара',
  order: 'Порядок',
  published: 'На сайте',
}

/** Form of a new or existing accessory; prices in whole rubles. */
export function AccessoryForm({ accessory, onClose }: AccessoryFormProps) {
  const api = useApi()
  const manufacturers = useQuery(manufacturersQuery(api)).data ?? []
  const categories = useQuery(categoriesQuery(api)).data ?? []
  const products = useQuery(productsQuery(api)).data ?? []
  const staffForm = useRowForm<AccessoryValues, Accessory>({
    entity: 'accessories',
    row: accessory,
    noun: ACCESSORY,
    create: (values) => api.adminAccessories.create(toNew(values)),
    update: (id, changed, options) => api.adminAccessories.update({ ...toChanges(changed), id }, options),
    refresh: [accessoriesQuery(api).queryKey, PRODUCTS_KEY],
    schema: async () => (await import('./form-schema.ts')).accessoryFormSchema,
    toValues: (one) => ({
      name: one?.name ?? '',
      description: one?.description ?? null,
      price: toRublesText(one?.price ?? null),
      installationPrice: toRublesText(one?.installationPrice ?? null),
      imageUrl: one?.imageUrl ?? null,
      manufacturerId: one?.manufacturerId ?? null,
      categoryId: one?.categoryId ?? null,
      productId: one?.productId ?? null,
      order: one?.order ?? 0,
      published: one?.published ?? true,
    }),
    confirmFirst: ({ name, price }, base) =>
      confirmPrice({ name, price: base?.price ?? null, installationPrice: null }, toWholeKopecks(price)),
    onClose,
  })
  const { register, formState, control } = staffForm.form
  const { errors } = formState
  const { field: picture } = useController({ control, name: 'imageUrl' })
  return (
    <FormDialog
      title={accessory ? 'Редактировать комплектующее' : 'Создать комплектующее'}
      staffForm={staffForm}
      labels={LABELS}
      save={accessory ? 'Сохранить изменения' : 'Создать комплектующее'}
      onClose={onClose}
      history={History}
    >
      <TextField label={LABELS.name} isRequired field={register('name')} error={errors.name?.message} />
      <TextArea
        label={LABELS.description}
        hint="Строка под названием: что это и зачем"
        rows={2}
        field={register('description', asOptional)}
        error={errors.description?.message}
      />
      <div className="form__2">
        <NumberField
          label={LABELS.price}
          unit="₽"
          isRequired
          field={register('price')}
          error={errors.price?.message}
        />
        <NumberField
          label={LABELS.installationPrice}
          unit="₽"
          hint="Входит в цену, сверху не прибавляется"
          field={register('installationPrice')}
          error={errors.installationPrice?.message}
        />
      </div>
      <PictureField
        label={LABELS.imageUrl}
        value={picture.value ?? null}
        onChange={picture.onChange}
        onBlur={picture.onBlur}
        error={errors.imageUrl?.message}
      />
      <div className="form__2">
        <SelectField
          label={LABELS.manufacturerId}
          field={register('manufacturerId', asReference)}
          error={errors.manufacturerId?.message}
        >
          <option value="">Любой</option>
          {manufacturers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={LABELS.categoryId}
          field={register('categoryId', asReference)}
          error={errors.categoryId?.message}
        >
          <option value="">Без категории</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={LABELS.productId}
        hint="Стоит на странице этого товара, даже если его там не выбрали"
        field={register('productId', asReference)}
        error={errors.productId?.message}
      >
        <option value="">Для любых, где выбрано</option>
        {products.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <NumberField
        label={LABELS.order}
        hint="Меньше число — выше в списке"
        field={register('order', asNumber)}
        error={errors.order?.message}
      />
      <SwitchField
        label={LABELS.published}
        hint="Скрытое комплектующее покупатели не видят"
        field={register('published')}
      />
    </FormDialog>
  )
}

interface AccessoryFormProps {
  accessory: Accessory | undefined
  onClose: () => void
}
