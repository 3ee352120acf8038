import type { ComponentProps } from 'react'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'

/** From when a new price holds; empty is at once. */
export function EffectiveAtField({ error, ...input }: EffectiveAtFieldProps) {
  return (
    <Field label="Действует с" optional hint="Пусто — сразу. Время московское" error={error}>
      {(control) => <Input {...input} {...control} type="datetime-local" />}
    </Field>
  )
}

type EffectiveAtFieldProps = Omit<ComponentProps<typeof Input>, 'type'> & { error: string | undefined }
