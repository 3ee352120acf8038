// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { DateControl, UNFINISHED_DAY } from './controls.tsx'

const STORED = '2024-05-31'
let form: UseFormReturn<FieldValues>

function Form() {
  form = useForm<FieldValues>({ defaultValues: { since: STORED } })
  // Read, so that it is followed.
  void form.formState.isDirty
  return <DateControl name="since" label="Дата" form={form} row={undefined} labels={{}} />
}

beforeEach(() => {
  render(<Form />)
})

const input = () => screen.getByLabelText<HTMLInputElement>(/^Дата/)
/** What a browser does with a key that leaves a part of a day: the value is empty, and only `validity` tells more. */
function leavePart() {
  Object.defineProperty(input(), 'validity', { configurable: true, value: { badInput: true } })
  fireEvent.change(input(), { target: { value: '' } })
  fireEvent.keyUp(input())
}

test('a part of a date is neither the stored day nor none', () => {
  leavePart()
  expect(form.getValues('since')).toBe(UNFINISHED_DAY)
  expect(form.formState.isDirty).toBe(true)
  expect(input().value).toBe('')
})

test('another day takes the place of a part, also the one that the form began with', () => {
  leavePart()
  act(() => form.reset())
  expect(input().value).toBe(STORED)
  expect(form.formState.isDirty).toBe(false)
})

test('kept work comes back without the part that was typed: the stored day is there, and nothing is changed', () => {
  act(() => form.setValue('since', UNFINISHED_DAY, { shouldDirty: true }))
  expect(input().value).toBe(STORED)
  expect(form.getValues('since')).toBe(STORED)
  expect(form.formState.isDirty).toBe(false)
})
