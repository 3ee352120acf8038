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
}

interface AskedQuestion extends Question {
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
    const answer = (agreed: boolean) => {
      put(null)
      resolve(agreed)
    }
    put({ ...question, answer })
  })
}

/** The specified question before something is deleted (admin.md, section 2). */
export function askToDelete(text: string, subject: string): Promise<boolean> {
  return ask({
    title: 'Подтверждение удаления',
    text,
    subject,
    yes: 'Удалить',
    no: 'Отмена',
    isDangerous: true,
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
