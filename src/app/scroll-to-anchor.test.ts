// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import '../../tests/support/dom.ts'
import { scrollToAnchor } from './scroll-to-anchor.ts'

test('a link to an answer opens it, and no other', () => {
  document.body.innerHTML = [1, 2]
    .map((id) => `<details><summary>Вопрос</summary><div id="answer-${id}">Ответ</div></details>`)
    .join('')
  scrollToAnchor('answer-2', location.href)
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  // The visitor takes over, which ends the waiting.
  dispatchEvent(new Event('keydown'))
})
