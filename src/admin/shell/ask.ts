import { useSyncExternalStore } from 'react'

/** A question with two answers. The safe answer has the focus: it is `no`. */
export interface Question {
  title: string
  text: string
  /** What it is about, in bold: the name of what goes away. */
  subject?: string
  yes: string
  no: string
  /** Yes cannot be undone: its button is red. */
  isDangerous?: boolean
  /** No is what most people want: its button is the signal one. */
  mainIsNo?: boolean
  /** Done at yes, before the question closes; when it fails the question stays (admin.md, section 4). */
  act?: () => Promise<unknown>
}

interface AskedQuestion extends Question {
  isBusy: boolean
  answer: (agreed: boolean) => void
}

let asked: AskedQuestion | null = null
const listeners = new Set<() => void>()

function put(next: AskedQuestion | null) {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks over everything that is open; true is yes. A question that is still open is answered with no. */
export function ask(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    const close = (agreed: boolean) => {
      put(null)
      resolve(agreed)
    }
    const answer = (agreed: boolean) => {
      if (!agreed || !question.act) return close(agreed)
      if (asked?.isBusy) return
      put({ ...question, answer, isBusy: true })
      question.act().then(
        () => close(true),
        () => put({ ...question, answer, isBusy: false }),
      )
    }
    put({ ...question, answer, isBusy: false })
  })
}

/** The specified question before something is deleted (admin.md, section 2); true once `remove` has done it. */
export function askToDelete(text: string, subject: string, remove: () => Promise<unknown>): Promise<boolean> {
  return ask({
    title: 'Подтверждение удаления',
    text,
    subject,
    yes: 'Удалить',
    no: 'Отмена',
    isDangerous: true,
    act: remove,
  })
}

export function useAsked(): AskedQuestion | null {
  return useSyncExternalStore(subscribe, () => asked)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
