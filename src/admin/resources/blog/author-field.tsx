import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { DEFAULT_AUTHOR } from '../../../domain/blog/default-author.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../kit/form/fields.tsx'
import { assigneesQuery } from '../../parts/inquiry/inquiry-queries.ts'
import { useApi } from '../../staff.ts'
import { POST_LABELS, type PostValues } from './post-values.ts'
import { useOwnName } from './use-own-name.ts'

/** Author of a post: any name; those of staff are offered while typing, and one's own by one press. */
export function AuthorField({ form }: { form: UseFormReturn<PostValues> }) {
  const { register, control, setValue, setFocus, formState } = form
  const listId = useId()
  const own = useOwnName()
  const staff = useQuery(assigneesQuery(useApi())).data ?? []
  const isOwn = useWatch({ control, name: 'author' }) === own
  const names = new Set([DEFAULT_AUTHOR, ...staff.map(({ name }) => name)])
  return (
    <div className="post-form__author">
      <TextField
        label={POST_LABELS.author}
        isRequired
        list={listId}
        autoComplete="off"
        field={register('author')}
        error={formState.errors.author?.message}
      />
      <datalist id={listId}>
        {[...names].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {own !== null && !isOwn && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setValue('author', own, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            // The button leaves, and would take the focus along.
            setFocus('author')
          }}
        >
          {`Указать: ${own}`}
        </Button>
      )}
    </div>
  )
}
