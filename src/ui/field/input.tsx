import type { ComponentProps } from 'react'
import { joinClasses } from '../class-names.ts'

/** Text input; inside of `Field` it is linked to label, hint and error. */
export function Input({ className, ...input }: InputProps) {
  return <input {...input} className={joinClasses('input', className)} />
}

/** Text area. */
export function Textarea({ className, ...input }: TextareaProps) {
  return <textarea {...input} className={joinClasses('input', className)} />
}

// `className`: class of the parent's style sheet, for its size.
export type InputProps = Omit<ComponentProps<'input'>, 'style'>
export type TextareaProps = Omit<ComponentProps<'textarea'>, 'style'>
