import type { ComponentProps, ComponentType } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { errorOf } from '../form/error-of.ts'
import { EmailField, TextArea, TextField } from '../form/fields.tsx'
import { toList } from '../form/list-text.ts'
import { NameAndSlug } from '../form/name-and-slug.tsx'
import { asOptional } from '../form/number-rules.ts'
import { PasswordField } from '../form/password-input.tsx'
import { type Field, plain } from './field.ts'

/** Text on one line. Null is sent for an empty one with `isNull`, else ''. */
export const text = (options: TextOptions = {}) => typed(TextField, options)

/** A mail address. */
export const email = (options: TextOptions = {}) => typed(EmailField, options)

/** Text on several lines, `rows` at first. Null is sent for an empty one with `isNull`, else ''. */
export const longText = (options: LongOptions) => typed(TextArea, options)

/** A password, of which nothing is stored that could be shown. */
export const password = (options: PasswordOptions) => typed(PasswordField, options)

/** Text in a control of these properties. */
function typed<Options extends TypedOptions>(
  Control: ComponentType<Omit<Options, keyof TypedOptions> & InForm>,
  { label, isHalf, isNull, ...input }: Options,
): Field<string | null | undefined> {
  return {
    ...texts(isNull),
    label,
    isHalf,
    render: ({ name, form, label: shown }) => (
      <Control
        {...input}
        label={shown}
        field={form.register(name, isNull ? asOptional : {})}
        error={errorOf(form, name)}
      />
    ),
  }
}

/** Texts, typed with a `separator`: one a line, or with commas. */
export function list(
  separator: ',' | '\n',
  options: Omit<LongOptions, 'isNull'> & Partial<Pick<Field<Texts>, 'render'>>,
): Field<Texts> {
  const { label, isHalf, render, ...input } = options
  return {
    label,
    isHalf,
    initial: '',
    read: (stored) => [stored ?? []].flat().join(separator === ',' ? ', ' : separator),
    write: (value) => toList(String(value ?? ''), separator),
    render:
      render ??
      (({ name, form, label: shown }) => (
        <TextArea {...input} label={shown} field={form.register(name)} error={errorOf(form, name)} />
      )),
  }
}

/** A name or title, and below it the `slug` that a new record gets from it. */
export function nameAndSlug({
  label,
  ...options
}: { label?: string } & Pick<ComponentProps<typeof NameAndSlug>, 'prefix' | 'stopsOn' | 'className'>): Field<
  string | null | undefined
> {
  return {
    ...texts(false),
    label,
    render: ({ name, form, row, labels }) => (
      <NameAndSlug
        name={name}
        form={form}
        labels={{ name: labels[name] ?? '', slug: labels.slug ?? '' }}
        row={row}
        {...options}
      />
    ),
  }
}

const texts = (isNull = false) => plain(isNull ? null : '', isNull ? null : '')

/** A list as contracts take it: some also take one text. */
type Texts = readonly string[] | string | null | undefined

interface TypedOptions {
  label?: string
  isHalf?: boolean
  isNull?: boolean
}
/** What a control has from the form. */
interface InForm {
  label: string
  field: UseFormRegisterReturn
  error: string | undefined
}
type TextOptions = TypedOptions & Omit<ComponentProps<typeof TextField>, keyof InForm>
type LongOptions = TypedOptions & Omit<ComponentProps<typeof TextArea>, keyof InForm>
type PasswordOptions = TypedOptions & Omit<ComponentProps<typeof PasswordField>, keyof InForm>
