import { useController, useFormContext } from 'react-hook-form'
import { PublicationFields } from '../../../kit/publication/publication-fields.tsx'
import type { ProductValues } from '../values/product-values.ts'

/** Whether the product is shown, and when that changes by itself. */
export function ProductPublication() {
  const { control, register, watch } = useFormContext<ProductValues>()
  const publishAt = useController({ control, name: 'publishAt' })
  const unpublishAt = useController({ control, name: 'unpublishAt' })
  return (
    <PublicationFields
      label="Опубликован"
      hint="Скрытый товар видят только сотрудники"
      shown={register('published')}
      isShown={watch('published')}
      showAt={{ ...publishAt.field, error: publishAt.fieldState.error?.message }}
      hideAt={{ ...unpublishAt.field, error: unpublishAt.fieldState.error?.message }}
    />
  )
}
