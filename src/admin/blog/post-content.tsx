import { type Control, type UseFormRegisterReturn, useFormState, useWatch } from 'react-hook-form'
import { MarkdownEditor } from '../form/markdown-editor.tsx'
import { POST_LABELS, type PostValues } from './post-values.ts'

/** Editor of the post's text. A separate component, so that typing re-renders nothing else. */
export function PostContent({ control, field, error }: PostContentProps) {
  const value = useWatch({ control, name: 'content' })
  const { submitCount } = useFormState({ control, name: 'content' })
  return (
    <MarkdownEditor
      label={POST_LABELS.content}
      isRequired
      context="article"
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
  error: string | undefined
}
