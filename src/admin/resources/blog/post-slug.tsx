import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import type { BlogPost } from '../../../contract/content/blog.ts'
import { postPath } from '../../../domain/site/site-paths.ts'
import { TextField } from '../../kit/form/fields.tsx'
import { POST_LABELS, type PostValues } from './post-values.ts'

/** Field for the post's slug, with a warning about existing links when a published one changes. */
export function PostSlug({ stored, control, field, error, onFocus }: PostSlugProps) {
  const slug = useWatch({ control, name: 'slug' })
  const isMoving = stored?.published === true && slug !== stored.slug
  return (
    <TextField
      label={POST_LABELS.slug}
      isRequired
      prefix={postPath('')}
      field={field}
      error={error}
      hint={isMoving ? `После сохранения ссылки на /blog/${stored.slug} перестанут открываться.` : undefined}
      onFocus={onFocus}
      spellCheck={false}
      autoComplete="off"
    />
  )
}

interface PostSlugProps {
  /** The stored post; undefined for a new one. */
  stored: BlogPost | undefined
  control: Control<PostValues>
  field: UseFormRegisterReturn
  error: string | undefined
  onFocus: () => void
}
