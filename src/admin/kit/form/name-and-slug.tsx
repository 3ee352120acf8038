import { type UseFormReturn, useWatch } from 'react-hook-form'
import { errorOf } from './error-of.ts'
import { TextField } from './fields.tsx'
import { useFollowingSlug } from './use-following-slug.ts'

/** Fields for a row's name and slug; the slug of a new row is generated from the name until it is edited. */
export function NameAndSlug({ name, form, labels, row, prefix, stopsOn, className }: NameAndSlugProps) {
  const { register, setValue, formState, control } = form
  const { isSubmitted } = formState
  const slug = useFollowingSlug(row === undefined, (text) =>
    setValue('slug', text, { shouldDirty: true, shouldValidate: isSubmitted }),
  )
  const typed: unknown = useWatch({ control, name: 'slug' })
  const former = findFormerSlug(row, typed)
  const stopsOnTyping = stopsOn === 'typing' ? { onChange: slug.stopWhenTyped } : undefined
  return (
    <>
      <TextField
        label={labels.name}
        isRequired
        className={className}
        field={register(name, { onChange: slug.follow })}
        error={errorOf(form, name)}
        autoComplete="off"
      />
      <TextField
        label={labels.slug}
        isRequired
        prefix={prefix}
        field={register('slug', stopsOnTyping)}
        error={errorOf(form, 'slug')}
        hint={
          prefix !== undefined && former !== null
            ? `Ссылки на ${prefix}${former} останутся: с них попадут на новый адрес.`
            : undefined
        }
        onFocus={stopsOn === 'focus' ? slug.stopFollowing : undefined}
        spellCheck={false}
        autoComplete="off"
      />
    </>
  )
}

/** The slug that others may have linked to, once another is typed; null without. */
function findFormerSlug(row: object | undefined, typed: unknown): string | null {
  if (!row || !('slug' in row) || typed === '' || ('published' in row && row.published !== true)) return null
  return typeof row.slug === 'string' && row.slug !== typed ? row.slug : null
}

interface NameAndSlugProps {
  /** Of the field above the slug. */
  name: string
  form: UseFormReturn
  labels: { name: string; slug: string }
  /** The stored row; undefined for a new one. */
  row: object | undefined
  /** Fixed part of the public address, shown in the slug's field; former addresses with it lead to the new one. */
  prefix?: string
  /** What ends the generation (admin.md, section 4). */
  stopsOn: 'focus' | 'typing'
  /** Of the name's control. */
  className?: string
}
