// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { NumberField, SelectField, TextArea, TextField } from './fields.tsx'
import { PasswordField } from './password-input.tsx'

function Form() {
  const { register } = useForm()
  return (
    <>
      <TextField label="Название" isRequired field={register('name')} />
      <TextField label="Slug" prefix="/blog/" field={register('slug')} />
      <NumberField label="Новая цена" unit="₽" isRequired field={register('price')} />
      <TextArea label="Описание" isRequired field={register('text')} />
      <SelectField label="Роль" isRequired field={register('role')}>
        <option value="">Выберите роль</option>
      </SelectField>
      <PasswordField label="Новый пароль" field={register('password')} autoComplete="new-password" />
    </>
  )
}

test('what is required says so to the eye and to a screen reader', () => {
  render(<Form />)
  for (const label of ['Название', 'Новая цена, ₽', 'Описание', 'Роль']) {
    expect(screen.getByLabelText(label).getAttribute('aria-required'), label).toBe('true')
    expect(screen.getByText(label).parentElement?.textContent, label).toContain('обязательно')
  }
  expect(screen.getByLabelText('Slug').hasAttribute('aria-required')).toBe(false)
})

test('a number has its keyboard with a comma, and nothing that was typed elsewhere', () => {
  render(<Form />)
  const number = screen.getByLabelText('Новая цена, ₽')
  expect([number.getAttribute('inputmode'), number.getAttribute('autocomplete')]).toEqual(['decimal', 'off'])
})

test('a new password is not filled in with the present one', () => {
  render(<Form />)
  const password = screen.getByLabelText('Новый пароль')
  expect([password.getAttribute('type'), password.getAttribute('autocomplete')]).toEqual([
    'password',
    'new-password',
  ])
})
