import { Panel } from '../../../ui/panel.tsx'
import { FormFields, type FormParts } from '../../kit/fields/form-fields.tsx'

/** Side column of the post's form: publication, category, author, picture. */
export function PostAside(parts: FormParts<'published' | 'categoryId' | 'author' | 'featuredImage'>) {
  return (
    <div className="post-form__aside">
      <Panel as="section" className="post-form__panel" aria-labelledby="post-publication">
        <h2 id="post-publication">Публикация</h2>
        <FormFields {...parts} names={['published']} />
      </Panel>
      <Panel as="section" className="post-form__panel form" aria-label="О статье">
        <FormFields {...parts} names={['categoryId', 'author']} />
      </Panel>
      <Panel as="section" className="post-form__panel" aria-label={parts.labels.featuredImage}>
        <FormFields {...parts} names={['featuredImage']} />
      </Panel>
    </div>
  )
}
