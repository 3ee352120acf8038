import { palette } from '@septic-shop/station-drawing/core/palette.ts'
import { useController, useWatch } from 'react-hook-form'
import type { Manufacturer } from '../../../../contract/catalogue/manufacturers.ts'
import { manufacturerPath } from '../../../../domain/site/site-paths.ts'
import { NumberField, TextArea, TextField } from '../../../kit/form/fields.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { toList } from '../../../kit/form/list-text.ts'
import { NameAndSlug } from '../../../kit/form/name-and-slug.tsx'
import { asNumber, asOptional } from '../../../kit/form/number-rules.ts'
import { PictureField } from '../../../kit/form/upload/picture-field.tsx'
import { History } from '../../../kit/history/history.tsx'
import type { RowNoun } from '../../../kit/row-noun.ts'
import { useRowForm } from '../../../kit/use-row-form.ts'
import { manufacturersQuery, PRODUCTS_KEY } from '../../../queries.ts'
import { useApi } from '../../../staff.ts'
import { ColorField } from './color-field.tsx'
import { ManufacturerSwatch } from './manufacturer-swatch.tsx'
import type { ManufacturerValues } from './manufacturer-values.ts'

/** Noun forms for messages. */
export const MANUFACTURER: RowNoun = { name: 'Производитель', object: 'производителя', gender: 'm' }

const LABELS = {
  name: 'Название',
  slug: 'Адрес страницы (slug)',
  color: 'Цвет',
  logoUrl: 'Логотип',
  aliases: 'Другие названия',
  description: 'Описание',
  website: 'Сайт',
  country: 'Страна',
  warrantyText: 'Гарантия',
  order: 'Порядок',
}

/** Form of a new or existing manufacturer. The slug of a new one is generated from its name until it is edited. */
export function ManufacturerForm({ manufacturer, onClose }: ManufacturerFormProps) {
  const api = useApi()
  const staffForm = useRowForm<ManufacturerValues, Manufacturer>({
    entity: 'manufacturers',
    row: manufacturer,
    noun: MANUFACTURER,
    create: (values) => api.adminManufacturers.create({ ...values, aliases: toList(values.aliases, '\n') }),
    update: (id, { aliases, ...changed }, options) =>
      api.adminManufacturers.update(
        { ...changed, ...(aliases === undefined ? {} : { aliases: toList(aliases, '\n') }), id },
        options,
      ),
    refresh: [manufacturersQuery(api).queryKey, PRODUCTS_KEY],
    schema: async () => (await import('./manufacturer-form-schema.ts')).manufacturerFormSchema,
    toValues: (one) => ({
      name: one?.name ?? '',
      slug: one?.slug ?? '',
      color: one ? one.color : palette.lid,
      logoUrl: one?.logoUrl ?? null,
      aliases: one?.aliases.join('\n') ?? '',
      description: one?.description ?? null,
      website: one?.website ?? null,
      country: one?.country ?? null,
      warrantyText: one?.warrantyText ?? null,
      order: one?.order ?? 0,
    }),
    onClose,
  })
  const { register, formState, control } = staffForm.form
  const { errors } = formState
  const name = useWatch({ control, name: 'name' })
  const { field: color } = useController({ control, name: 'color' })
  const { field: logo } = useController({ control, name: 'logoUrl' })
  return (
    <FormDialog
      title={manufacturer ? 'Редактировать производителя' : 'Создать производителя'}
      staffForm={staffForm}
      labels={LABELS}
      save={manufacturer ? 'Сохранить изменения' : 'Создать производителя'}
      onClose={onClose}
      history={History}
    >
      <NameAndSlug
        form={staffForm.form}
        labels={LABELS}
        isNew={!manufacturer}
        prefix={manufacturerPath('')}
        stopsOn="typing"
      />
      <ColorField
        label={LABELS.color}
        hint="Крышка станции на чертежах и метка на карточках"
        labelSuffix={<ManufacturerSwatch name={name || 'Производитель'} color={color.value ?? null} />}
        value={color.value ?? null}
        onChange={color.onChange}
        onBlur={color.onBlur}
        error={errors.color?.message}
      />
      <PictureField
        label={LABELS.logoUrl}
        hint="Хранится у производителя, на сайте пока не показан"
        value={logo.value ?? null}
        onChange={logo.onChange}
        onBlur={logo.onBlur}
        error={errors.logoUrl?.message}
      />
      <TextArea
        label={LABELS.aliases}
        hint="По одному в строке: так ищут производителя на сайте и пишут в адресах"
        rows={4}
        field={register('aliases')}
        error={errors.aliases?.message}
      />
      <TextArea
        label={LABELS.description}
        hint="Первое предложение стоит над списком товаров"
        rows={5}
        field={register('description', asOptional)}
        error={errors.description?.message}
      />
      <TextArea
        label={LABELS.warrantyText}
        hint="Сколько лет и на что: словами, как в паспорте"
        rows={2}
        field={register('warrantyText', asOptional)}
        error={errors.warrantyText?.message}
      />
      <NumberField
        label={LABELS.order}
        hint="Чем меньше, тем выше; первых трёх называют страница «не найдено» и другие короткие списки"
        field={register('order', asNumber)}
        error={errors.order?.message}
      />
      <div className="form__2">
        <TextField
          label={LABELS.website}
          placeholder="https://"
          field={register('website', asOptional)}
          error={errors.website?.message}
        />
        <TextField
          label={LABELS.country}
          field={register('country', asOptional)}
          error={errors.country?.message}
        />
      </div>
    </FormDialog>
  )
}

interface ManufacturerFormProps {
  manufacturer: Manufacturer | undefined
  onClose: () => void
}
