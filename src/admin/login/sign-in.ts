import { ApiError } from '../../api/error.ts'
import type { StaffApi } from '../../api/staff.ts'
import type { SecondStep, SecondStepInput } from '../../contract/account/second-step.ts'
import type { Credentials, CurrentUser } from '../../contract/session.ts'
import { showToast } from '../../ui/toast/toast-store.ts'
import { formatNextStep } from '../kit/write/failure-messages.ts'

/** How the sign-in goes on after the right password: by which codes, and with which ticket. */
export interface AskedStep {
  second: readonly SecondStep[]
  ticket: string
}

/** The user, or an error message; `asked` while the second step is to be done, `isOver` when the password is to be typed again. */
export interface SignedIn {
  user: CurrentUser | null
  error: string | null
  asked: AskedStep | null
  isOver: boolean
}

/** Signs in by name and password. */
export function signIn(api: StaffApi, credentials: Credentials): Promise<SignedIn> {
  return enter(() => api.session.login(credentials), true)
}

/** Goes on with a code. */
export function signInByCode(api: StaffApi, input: SecondStepInput): Promise<SignedIn> {
  return enter(() => api.session.second(input), false)
}

/** Answers with the server's message, else that of the error catalogue with next steps. */
async function enter(call: () => Promise<{ user: CurrentUser }>, isFirst: boolean): Promise<SignedIn> {
  try {
    const { user } = await call()
    showToast({ title: 'Успешный вход', description: `Добро пожаловать, ${user.username}` })
    return { user, error: null, asked: null, isOver: false }
  } catch (error) {
    const asked = readAskedStep(error)
    if (asked && isFirst) return { user: null, error: null, asked, isOver: false }
    const known = error instanceof ApiError ? error.userMessage : null
    const message = known ?? 'Ошибка авторизации'
    showToast({ title: 'Ошибка входа', description: message, tone: 'bad' })
    const help = known ?? `${message}. ${formatNextStep(error, 'Войти', { isForm: true })}`
    const isOver = error instanceof ApiError && error.status === 401 && asked === null
    return { user: null, error: help, asked, isOver }
  }
}

/** What the specified message of a 401 carries after its status; null when no second step is asked for. */
function readAskedStep(error: unknown): AskedStep | null {
  if (!(error instanceof ApiError) || error.status !== 401) return null
  try {
    const body = new Map(Object.entries(Object(JSON.parse(error.message.replace(/^401: /, '')))))
    const [second, ticket] = [body.get('second'), body.get('ticket')]
    const ways = (['totp', 'recovery'] as const).filter(
      (way) => Array.isArray(second) && second.includes(way),
    )
    return ways.length > 0 && typeof ticket === 'string' ? { second: ways, ticket } : null
  } catch {
    return null
  }
}
