import type { UseFormRegisterReturn } from 'react-hook-form'
import { errorOf } from './error-of.ts'
import { TextField } from './fields.tsx'
import { useFollowingSlug } from './use-following-slug.ts'

/** Fields for a row's name and slug; the slug of a new row is generated from the name until it is edited. */
export function NameAndSlug({ form, labels, isNew, prefix, stopsOn }: NameAndSlugProps) {
  const { register, setValue, formState } = form
  const { isSubmitted } = formState
  const slug = useFollowingSlug(isNew, (text) =>
    setValue('slug', text, { shouldDirty: true, shouldValidate: isSubmitted }),
  )
  const stopsOnTyping = stopsOn === 'typing' ? { onChange: slug.stopWhenTyped } : undefined
  return (
    <>
      <TextField
        label={labels.name}
        isRequired
        field={register('name', { onChange: slug.follow })}
        error={errorOf(form, 'name')}
      />
      <TextField
        label={labels.slug}
        isRequired
        prefix={prefix}
        field={register('slug', stopsOnTyping)}
        error={errorOf(form, 'slug')}
        onFocus={stopsOn === 'focus' ? slug.stopFollowing : undefined}
        spellCheck={false}
        autoComplete="off"
      />
    </>
  )
}

interface NameAndSlugProps {
  /** The part of a form's `UseFormReturn` that concerns these fields. */
  form: {
    register: (
      name: 'name' | 'slug',
      options?: { onChange: (event: { target: { value: string } }) => void },
    ) => UseFormRegisterReturn
    setValue: (name: 'slug', slug: string, options: { shouldDirty: boolean; shouldValidate: boolean }) => void
    formState: {
      errors: object
      isSubmitted: boolean
    }
  }
  labels: { name: string; slug: string }
  isNew: boolean
  /** Fixed part of the address, shown in the slug's field. */
  prefix?: string
  /** What ends the generation (admin.md, section 4). */
  stopsOn: 'focus' | 'typing'
}
