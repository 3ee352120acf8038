import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'

/** One line to type into; `Field` hands it its label, hint and error. */
export function Input({ className, ...input }: InputProps) {
  return <input {...input} className={joinClasses('input', className)} />
}

/** Several lines to type into. */
export function Textarea({ className, ...input }: TextareaProps) {
  return <textarea {...input} className={joinClasses('input', className)} />
}

// `className`: a class of the parent's style sheet, for the room it takes.
export type InputProps = Omit<ComponentProps<'input'>, 'style'>
export type TextareaProps = Omit<ComponentProps<'textarea'>, 'style'>
