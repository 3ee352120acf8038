import { get, useController, useWatch } from 'react-hook-form'
import { formatDate } from '../../../lib/dates.ts'
import { Hint } from '../../../ui/field/field.tsx'
import type { ControlProps } from '../../kit/fields/field.ts'
import { errorOf } from '../../kit/form/error-of.ts'
import { PublicationFields } from '../../kit/publication/publication-fields.tsx'

/** Switch of a post's publication, its planned moment, and who sees the post. */
export function PublicationControl({ name, label, form, row }: ControlProps) {
  const { control, register } = form
  const publishAt = useController({ control, name: 'publishAt' })
  const isShown = useWatch({ control, name }) === true
  return (
    <>
      <PublicationFields
        label={label}
        shown={register(name)}
        isShown={isShown}
        showAt={{ ...publishAt.field, error: errorOf(form, 'publishAt') }}
      />
      <Hint>{isShown ? formatShown(get(row, 'publishedAt')) : HIDDEN}</Hint>
    </>
  )
}

const HIDDEN = 'Черновик: на сайте статью видят только сотрудники.'

const formatShown = (publishedAt: unknown) =>
  typeof publishedAt === 'string'
    ? `На сайте с ${formatDate(publishedAt)}`
    : 'Статью увидят все, как только вы сохраните.'
