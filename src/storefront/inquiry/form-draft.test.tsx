// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../../tests/support/dom.ts'
import { useFormDraft } from './form-draft.ts'
import { keptInSession } from './kept-attempt.ts'

function Form({ name }: { name: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { keep, forget } = useFormDraft(form, name)
  return (
    <form ref={form} onInput={keep} onReset={forget}>
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

  test('is forgotten once it was sent', () => {
    type('Имя', 'Ирина')
    fireEvent.reset(field('Имя').form ?? document.body)
    reload()
    expect(field('Имя').value).toBe('')
  })

  test.each(['{', 'null', '7', '{"name":5}'])('is nothing when the browser has kept «%s»', (kept) => {
    sessionStorage.setItem('inquiry-draft:contact', kept)
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

describe('A sending whose outcome nobody knows', () => {
  const attempt = { key: 'a1', content: '{"name":"Ирина"}' }

  test('outlives a reload, page by page, until it is settled', () => {
    keptInSession.keep(attempt)
    expect(keptInSession.find()).toEqual(attempt)
    expect(sessionStorage.getItem('inquiry-attempt:/')).not.toBeNull()
    history.replaceState(null, '', '/another')
    expect(keptInSession.find()).toBeNull()
    history.replaceState(null, '', '/')
    keptInSession.forget()
    expect(keptInSession.find()).toBeNull()
  })

  test.each([
    '{',
    'null',
    '7',
    '{"key":"a1"}',
    '{"content":"{}"}',
    '{"key":1,"content":"{}"}',
    '{"key":"a1","content":{}}',
  ])('is nobody when the browser has kept «%s»', (kept) => {
    keptInSession.keep(attempt)
    const [name = ''] = Object.keys(sessionStorage)
    sessionStorage.setItem(name, kept)
    expect(keptInSession.find()).toBeNull()
  })

  test('lives as long as the page where storage is forbidden', () => {
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })
    keptInSession.keep(attempt)
    expect(keptInSession.find()).toBeNull()
    keptInSession.forget()
  })
})
