import { type Control, type UseFormRegisterReturn, useFormState, useWatch } from 'react-hook-form'
import type { BlogPost } from '../../../contract/content/blog.ts'
import { MarkdownEditor } from '../../kit/form/markdown/markdown-editor.tsx'
import { POST_LABELS, type PostValues } from './post-values.ts'

/** Editor of the post's text. A separate component, so that typing re-renders nothing else. */
export function PostContent({ control, field, alts, error }: PostContentProps) {
  const value = useWatch({ control, name: 'content' })
  const { submitCount } = useFormState({ control, name: 'content' })
  return (
    <MarkdownEditor
      label={POST_LABELS.content}
      isRequired
      context="article"
      alts={alts}
      field={field}
      value={value}
      error={error}
      saveAttempts={submitCount}
    />
  )
}

interface PostContentProps {
  control: Control<PostValues>
  field: UseFormRegisterReturn
  /** Descriptions of pictures by address that the media library has. */
  alts: BlogPost['alts']
  error: string | undefined
}
