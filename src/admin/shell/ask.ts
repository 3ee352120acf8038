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
  /** Done at yes, before the question closes; when it fails the question stays and says so (admin.md, section 4). */
  act?: () => Promise<unknown>
  /** Said of an `act` that failed, before the reason: «Не удалено». */
  failed?: string
}

interface AskedQuestion extends Question {
  isBusy: boolean
  /** Why `act` failed; null when it did not. */
  error: unknown
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
      put({ ...question, answer, isBusy: true, error: null })
      question.act().then(
        () => close(true),
        (error: unknown) => put({ ...question, answer, isBusy: false, error }),
      )
    }
    put({ ...question, answer, isBusy: false, error: null })
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
    failed: 'Не удалено',
  })
}

/** Answers an open question with no: the screen it was about is left. */
export function dismissQuestion(): void {
  asked?.answer(false)
}

/** Whether a question waits for its answer. */
export function isAsking(): boolean {
  return asked !== null
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
