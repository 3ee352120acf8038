import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { Panel } from '../../../ui/panel.tsx'
import { TextArea, TextField } from '../../kit/form/fields.tsx'
import { asOptional } from '../../kit/form/number-rules.ts'
import { MAX_DESCRIPTION, MAX_TITLE, SearchPreview } from '../../kit/form/search-preview.tsx'
import { POST_LABELS, type PostValues } from './post-values.ts'

/** Metadata fields of the post with a search result preview. */
export function PostSeo({ form }: { form: UseFormReturn<PostValues> }) {
  const { register, control, formState } = form
  return (
    <Panel as="section" className="post-form__panel" aria-labelledby="post-seo">
      <h2 id="post-seo">SEO</h2>
      <p className="post-form__lead">Если оставить пустым, поиск возьмёт заголовок и краткое описание.</p>
      <div className="form">
        <div>
          <TextField
            label={POST_LABELS.metaTitle}
            labelSuffix={<Used control={control} name="metaTitle" of={MAX_TITLE} />}
            field={register('metaTitle', asOptional)}
            error={formState.errors.metaTitle?.message}
          />
          <Meter control={control} name="metaTitle" of={MAX_TITLE} />
        </div>
        <div>
          <TextArea
            label={POST_LABELS.metaDescription}
            rows={3}
            className="post-form__excerpt"
            labelSuffix={<Used control={control} name="metaDescription" of={MAX_DESCRIPTION} />}
            field={register('metaDescription', asOptional)}
            error={formState.errors.metaDescription?.message}
          />
          <Meter control={control} name="metaDescription" of={MAX_DESCRIPTION} />
        </div>
        <PostPreview control={control} />
      </div>
    </Panel>
  )
}

function PostPreview({ control }: { control: Control<PostValues> }) {
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

function useLength({ control, name }: LengthProps): number {
  return useWatch({ control, name })?.trim().length ?? 0
}

/** Used and recommended length as text. */
function Used(props: LengthProps) {
  const length = useLength(props)
  if (length <= props.of) return `${length} из ${props.of}`
  return <span className="field__note--warn">{`${length} из ${props.of}, конец обрежут`}</span>
}

/** The same as a bar, hidden from screen readers. */
function Meter(props: LengthProps) {
  const length = useLength(props)
  return (
    <span className="meter" aria-hidden="true">
      <i
        className={length > props.of ? 'is-too-long' : undefined}
        style={{ width: `${Math.min(100, (length / props.of) * 100)}%` }}
      />
    </span>
  )
}

interface LengthProps {
  control: Control<PostValues>
  name: 'metaTitle' | 'metaDescription'
  /** Number of characters that search engines show. */
  of: number
}
