import { ApiError } from '../../api/error.ts'
import type { StaffApi } from '../../api/staff.ts'
import type { SecondStepInput } from '../../contract/account/second-step.ts'
import type { Credentials, CurrentUser } from '../../contract/session.ts'
import { SECOND_STEPS, type SecondStep } from '../../domain/staff/second-steps.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { formatNextStep } from '../kit/write/failure-messages.ts'

/** How the sign-in goes on after the right password: in which ways, and with which ticket. */
export interface AskedStep {
  second: readonly SecondStep[]
  ticket: string
}

/** The user, the second step that is to be done, or an error message; `isOver` when the password is to be typed again. */
export type SignedIn =
  | { user: CurrentUser; asked: null; error: null; isOver: false }
  | { user: null; asked: AskedStep; error: null; isOver: false }
  | { user: null; asked: null; error: string; isOver: boolean }

/** Signs in by name and password. */
export function signIn(api: StaffApi, credentials: Credentials): Promise<SignedIn> {
  return enter(() => api.session.login(credentials), true)
}

/** Goes on with a code. */
export function signInByCode(api: StaffApi, input: SecondStepInput): Promise<SignedIn> {
  return enter(() => api.session.second(input), false)
}

/** Goes on with a passkey, which the browser asks for. */
export function signInByPasskey(api: StaffApi, ticket: string): Promise<SignedIn> {
  return enter(async () => {
    const { askForPasskey } = await import('../session/ask-for-passkey.ts')
    const passkey = await askForPasskey(await api.session.secondOptions({ ticket }))
    return api.session.second({ ticket, passkey })
  }, false)
}

/** Answers with the server's message, else that of the error catalogue with next steps. */
async function enter(call: () => Promise<{ user: CurrentUser }>, isFirst: boolean): Promise<SignedIn> {
  try {
    const { user } = await call()
    showToast({ title: 'Успешный вход', description: `Добро пожаловать, ${user.username}` })
    return { user, asked: null, error: null, isOver: false }
  } catch (error) {
    const asked = readAskedStep(error)
    if (asked && isFirst) return { user: null, asked, error: null, isOver: false }
    const known = error instanceof ApiError ? error.userMessage : null
    const message = known ?? 'Ошибка авторизации'
    showToast({ title: 'Ошибка входа', description: message, tone: 'bad' })
    const help = known ?? `${message}. ${formatNextStep(error, 'Войти', { isForm: true })}`
    const isOver = error instanceof ApiError && error.status === 401 && asked === null
    return { user: null, asked: null, error: help, isOver }
  }
}

/** What the body of a 401 asks for; null when that is no second step. */
function readAskedStep(error: unknown): AskedStep | null {
  if (!(error instanceof ApiError) || error.status !== 401) return null
  const [second, ticket] = [error.body.get('second'), error.body.get('ticket')]
  const ways = SECOND_STEPS.filter((way) => Array.isArray(second) && second.includes(way))
  return ways.length > 0 && typeof ticket === 'string' ? { second: ways, ticket } : null
}
