// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { storedDraft, useFormDraft } from './form-draft.ts'

function Form({ name }: { name: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { save, clear } = useFormDraft(form, name)
  return (
    <form ref={form} onInput={save} onReset={clear}>
      <input aria-label="Имя" name="name" />
      <input aria-label="Источник" name="source" defaultValue="сайт" />
      <textarea aria-label="Комментарий" name="comment" />
      <select aria-label="Грунт" name="soil">
        <option value="">не знаю</option>
        <option value="sand">песок</option>
      </select>
      <input aria-label="Согласен" name="consent" type="checkbox" value="yes" />
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const reload = (name = 'contact') => {
  document.body.replaceChildren()
  render(<Form name={name} />)
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  render(<Form name="contact" />)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('What a visitor types', () => {
  test('leaves what else the draft holds, such as answers of the wizard', () => {
    storedDraft('contact').set({ wizardData: { residents: '5' } })
    type('Имя', 'Ирина')
    expect(storedDraft('contact').get()).toMatchObject({ name: 'Ирина', wizardData: { residents: '5' } })
  })

  test('is there again after a reload; a consent is given anew', () => {
    type('Имя', 'Ирина')
    type('Комментарий', 'После шести')
    fireEvent.change(field('Грунт'), { target: { value: 'sand' } })
    field('Согласен').checked = true
    type('Имя', 'Ирина Петровна')
    reload()
    expect(field('Имя').value).toBe('Ирина Петровна')
    expect(field('Комментарий').value).toBe('После шести')
    expect(field('Грунт').value).toBe('sand')
    expect(field('Согласен').checked).toBe(false)
    expect(sessionStorage.getItem('inquiry-draft:contact')).not.toContain('consent')
  })

  test('does not replace what the page itself has filled in', () => {
    sessionStorage.setItem('inquiry-draft:contact', '{"source":"реклама"}')
    reload()
    expect(field('Источник').value).toBe('сайт')
  })

  test('belongs to its own form', () => {
    type('Имя', 'Ирина')
    reload('wizard')
    expect(field('Имя').value).toBe('')
  })

  test('of another product is that product’s, when its form takes this one’s place', () => {
    document.body.replaceChildren()
    const { rerender } = render(<Form name="Топас 5" />)
    type('Имя', 'Ирина')
    sessionStorage.setItem('inquiry-draft:Топас 8', '{"comment":"Про восьмой"}')
    rerender(<Form name="Топас 8" />)
    expect(field('Комментарий').value).toBe('Про восьмой')
    type('Комментарий', 'И ещё')
    expect(sessionStorage.getItem('inquiry-draft:Топас 8')).toContain('И ещё')
    expect(sessionStorage.getItem('inquiry-draft:Топас 5')).not.toContain('И ещё')
    fireEvent.reset(field('Имя').form ?? document.body)
    expect(sessionStorage.getItem('inquiry-draft:Топас 8')).toBeNull()
    expect(sessionStorage.getItem('inquiry-draft:Топас 5')).not.toBeNull()
  })

  test('is forgotten once it was sent', () => {
    type('Имя', 'Ирина')
    fireEvent.reset(field('Имя').form ?? document.body)
    reload()
    expect(field('Имя').value).toBe('')
  })

  test.each(['{', 'null', '7', '{"name":5}'])('is nothing when the browser has stored «%s»', (stored) => {
    sessionStorage.setItem('inquiry-draft:contact', stored)
    reload()
    expect(field('Имя').value).toBe('')
  })

  test('stays in the form alone where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })
    reload()
    type('Имя', 'Ирина')
    expect(field('Имя').value).toBe('Ирина')
    fireEvent.reset(field('Имя').form ?? document.body)
  })
})
