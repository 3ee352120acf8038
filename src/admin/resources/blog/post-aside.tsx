import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form'
import type { BlogPost, ListedBlogCategory } from '../../../contract/content/blog.ts'
import { featuredImageAddress } from '../../../domain/blog/featured-image.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Hint } from '../../../ui/field/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../kit/form/fields.tsx'
import { asReference } from '../../kit/form/number-rules.ts'
import { PictureField } from '../../kit/form/upload/picture-field.tsx'
import { PublicationFields } from '../../kit/publication/publication-fields.tsx'
import { AuthorField } from './author-field.tsx'
import { POST_LABELS, type PostValues } from './post-values.ts'

/** Side column of the post's form: publication, category, author, picture. */
export function PostAside({ form, categories, post }: PostAsideProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const publishAt = useController({ control, name: 'publishAt' })
  return (
    <div className="post-form__aside">
      <Panel as="section" className="post-form__panel" aria-labelledby="post-publication">
        <h2 id="post-publication">Публикация</h2>
        <PublicationFields
          label={POST_LABELS.published}
          shown={register('published')}
          isShown={useWatch({ control, name: 'published' }) === true}
          showAt={{ ...publishAt.field, error: errors.publishAt?.message }}
        />
        <PublicationHint control={control} publishedAt={post?.publishedAt ?? null} />
      </Panel>
      <Panel as="section" className="post-form__panel form" aria-label="О статье">
        <SelectField
          label={POST_LABELS.categoryId}
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
        <AuthorField form={form} />
      </Panel>
      <Panel as="section" className="post-form__panel" aria-label={POST_LABELS.featuredImage}>
        <FeaturedImage control={control} error={errors.featuredImage?.message} />
      </Panel>
    </div>
  )
}

function PublicationHint({
  control,
  publishedAt,
}: {
  control: Control<PostValues>
  publishedAt: string | null
}) {
  const isPublished = useWatch({ control, name: 'published' })
  if (!isPublished) return <Hint>Черновик: на сайте статью видят только сотрудники.</Hint>
  return (
    <Hint>
      {publishedAt === null
        ? 'Статью увидят все, как только вы сохраните.'
        : `На сайте с ${formatDate(publishedAt)}`}
    </Hint>
  )
}

function FeaturedImage({ control, error }: { control: Control<PostValues>; error: string | undefined }) {
  const { field } = useController({ control, name: 'featuredImage' })
  return (
    <PictureField
      label={POST_LABELS.featuredImage}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      toAddress={featuredImageAddress}
      error={error}
    />
  )
}

interface PostAsideProps {
  form: UseFormReturn<PostValues>
  categories: readonly ListedBlogCategory[]
  /** The stored post; undefined for a new one. */
  post: BlogPost | undefined
}
