// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../tests/support/dom.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

test.each([
  [{}, null, null],
  [{ hint: 'Целые рубли' }, 'Целые рубли', null],
  [{ error: 'Не число' }, 'Не число', 'true'],
  [{ hint: 'Целые рубли', error: 'Не число' }, 'Целые рубли Не число', 'true'],
])('a screen reader reads with the field: %j', (texts, described, invalid) => {
  render(
    <Field label="Цена" {...texts}>
      {(control) => <Input {...control} />}
    </Field>,
  )
  const field = screen.getByLabelText('Цена')
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const read = ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect([read || null, field.getAttribute('aria-invalid')]).toEqual([described, invalid])
})
