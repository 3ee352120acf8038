// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { type FieldValues, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { NameAndSlug } from './name-and-slug.tsx'

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } })

function Form({ stopsOn }: { stopsOn: 'focus' | 'typing' }) {
  const form = useForm<FieldValues>({ defaultValues: { name: '', slug: '' } })
  return (
    <NameAndSlug
      name="name"
      form={form}
      labels={{ name: 'Название', slug: 'Slug' }}
      row={undefined}
      stopsOn={stopsOn}
    />
  )
}

test.each([
  ['focus', 'zima'],
  ['typing', 'leto'],
] as const)(
  'the slug follows the name; after a mere look into its field, ended by %s: %s',
  (stopsOn, slug) => {
    render(<Form stopsOn={stopsOn} />)
    type(/^Название/, 'Зима')
    expect(field(/^Slug/).value).toBe('zima')
    fireEvent.focus(field(/^Slug/))
    type(/^Название/, 'Лето')
    expect(field(/^Slug/).value).toBe(slug)
    type(/^Slug/, 'osen')
    type(/^Название/, 'Весна')
    expect(field(/^Slug/).value).toBe('osen')
  },
)
