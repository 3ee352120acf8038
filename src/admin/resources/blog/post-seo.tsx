import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import { Panel } from '../../../ui/panel.tsx'
import { FormFields, type FormParts } from '../../kit/fields/form-fields.tsx'
import { SearchPreview } from '../../kit/form/search-preview.tsx'

/** Metadata fields of the post with a search result preview. */
export function PostSeo(parts: FormParts<'metaTitle' | 'metaDescription'>) {
  return (
    <Panel as="section" className="post-form__panel" aria-labelledby="post-seo">
      <h2 id="post-seo">SEO</h2>
      <p className="post-form__lead">Если оставить пустым, поиск возьмёт заголовок и краткое описание.</p>
      <div className="form">
        <FormFields {...parts} names={['metaTitle', 'metaDescription']} />
        <PostPreview control={parts.form.control} />
      </div>
    </Panel>
  )
}

function PostPreview({ control }: { control: Control<FieldValues> }) {
  const [title, metaTitle, excerpt, metaDescription, slug] = useWatch({
    control,
    name: ['title', 'metaTitle', 'excerpt', 'metaDescription', 'slug'],
  })
  return (
    <SearchPreview
      title={metaTitle || title || 'Заголовок статьи'}
      description={metaDescription || excerpt || 'Поиск сам выберет отрывок из статьи.'}
      path={['blog', slug]}
    />
  )
}
