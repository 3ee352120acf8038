import { type Answer, ask, isSuccess } from './ask.ts'

/** What somebody signs in with. */
export interface Account {
  username: string
  password: string
}

/** Asks the shop at this address to sign somebody in. */
export const askToSignIn = (address: string, account: Account): Promise<Answer> =>
  ask(`${address}/api/admin/login`, { method: 'POST', body: account })

/** Signs in; resolves with the session's Cookie header, throws when it is refused. */
export async function signIn(address: string, account: Account): Promise<string> {
  const answer = await askToSignIn(address, account)
  if (!isSuccess(answer))
    throw new Error(`вход ${account.username} не удался: ${answer.outcome} ${answer.body}`)
  return answer.cookie
}
