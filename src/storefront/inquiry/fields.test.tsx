// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../tests/support/dom.ts'
import { Agreement } from './fields/agreement.tsx'
import { EmailAndMessage } from './fields/email-and-message.tsx'
import { NameAndPhone } from './fields/name-and-phone.tsx'

const attributesOf = (label: RegExp) => {
  const { type, autocomplete, required, maxLength } = screen.getByLabelText<HTMLInputElement>(label)
  return { type, autocomplete, required, maxLength }
}

test('a phone offers its keyboard and what it knows of its owner for each field', () => {
  render(
    <>
      <NameAndPhone errors={{}} />
      <EmailAndMessage errors={{}} message={{ label: 'Сообщение', maxLength: 10 }} />
    </>,
  )
  expect(attributesOf(/^Имя/)).toEqual({ type: 'text', autocomplete: 'name', required: true, maxLength: 200 })
  expect(attributesOf(/^Телефон/)).toEqual({
    type: 'tel',
    autocomplete: 'tel',
    required: true,
    maxLength: 200,
  })
  expect(attributesOf(/^Эл. почта/)).toEqual({
    type: 'email',
    autocomplete: 'email',
    required: false,
    maxLength: 200,
  })
})

test('the consent is required, names the text that is agreed to, and its error belongs to it', () => {
  render(<Agreement name="agreement" error="Необходимо согласие" />)
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  expect(box.required).toBe(true)
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Необходимо согласие',
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/privacy', '/consent'])
})
