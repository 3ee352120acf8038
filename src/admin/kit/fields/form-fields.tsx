import { Fragment, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { AnyFields } from './field.ts'

/** Declared fields, all or the named ones; halves that follow each other stand side by side. */
export function FormFields<Name extends string>({ form, row, fields, labels, names }: FormFieldsProps<Name>) {
  const declared = new Map<string, AnyFields[string]>(Object.entries(fields))
  const groups: { isHalf: boolean; shown: [name: string, control: ReactNode][] }[] = []
  for (const name of names ?? declared.keys()) {
    const field = declared.get(name)
    if (!field) continue
    const isHalf = field.isHalf === true
    const control = field.render({ name, label: labels[name] ?? name, form, row, labels })
    const last = groups.at(-1)
    if (last?.isHalf === isHalf) last.shown.push([name, control])
    else groups.push({ isHalf, shown: [[name, control]] })
  }
  return groups.map(({ isHalf, shown }) => {
    const controls = shown.map(([name, control]) => <Fragment key={name}>{control}</Fragment>)
    const key = shown[0]?.[0]
    return isHalf ? (
      <div key={key} className="form__2">
        {controls}
      </div>
    ) : (
      <Fragment key={key}>{controls}</Fragment>
    )
  })
}

interface FormFieldsProps<Name extends string> extends FormParts<Name> {
  names?: readonly Name[]
}

/** Of what fields are drawn. */
export interface FormParts<Name extends string> {
  form: UseFormReturn<FieldValues>
  /** The stored record; undefined for a new one. */
  row: object | undefined
  fields: Readonly<Record<Name, AnyFields[string]>>
  labels: Readonly<Record<string, string>>
}
