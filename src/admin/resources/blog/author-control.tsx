import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { DEFAULT_AUTHOR } from '../../../domain/blog/default-author.ts'
import { Button } from '../../../ui/button.tsx'
import type { ControlProps } from '../../kit/fields/field.ts'
import { errorOf } from '../../kit/form/error-of.ts'
import { TextField } from '../../kit/form/fields.tsx'
import { assigneesQuery } from '../../parts/inquiry/inquiry-queries.ts'
import { useApi } from '../../staff.ts'
import { useOwnName } from './use-own-name.ts'

/** Author of a post: any name; those of staff are offered while typing, and one's own by one press. */
export function AuthorControl({ name, label, form }: ControlProps) {
  const { register, control, setValue, setFocus, formState } = form
  const listId = useId()
  const own = useOwnName()
  const staff = useQuery(assigneesQuery(useApi())).data ?? []
  const isOwn = useWatch({ control, name }) === own
  const names = new Set([DEFAULT_AUTHOR, ...staff.map((person) => person.name)])
  return (
    <div className="post-form__author">
      <TextField
        label={label}
        isRequired
        list={listId}
        autoComplete="off"
        field={register(name)}
        error={errorOf(form, name)}
      />
      <datalist id={listId}>
        {[...names].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {own !== null && !isOwn && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setValue(name, own, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            // The button leaves, and would take the focus along.
            setFocus(name)
          }}
        >
          {`Указать: ${own}`}
        </Button>
      )}
    </div>
  )
}
