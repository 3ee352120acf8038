import type { FuzzAnswer } from './judge.ts'
import type { FuzzRequest, Sender } from './requests.ts'
import { type Measured, measureFairly } from './silence.ts'

/** The shop that is tried. */
export interface FuzzedShop {
  send(request: FuzzRequest, session: string): Promise<FuzzAnswer>
  /** The session of a sender, valid now; of nobody an empty text. */
  sessionOf(who: Sender): Promise<string>
  /** Forgets the sessions: they may have ended. */
  forgetSessions(): void
}

/**
 * Sends a request in the name of its sender, and returns what `judge` says of the answer. That the sender gets no session, or the request
 * no answer, is said in words too: what is thrown would come to nobody (`findSmallest`).
 */
export async function judgeAnswer(
  shop: FuzzedShop,
  request: FuzzRequest,
  judge: (measured: Measured<FuzzAnswer>) => string[],
): Promise<string[]> {
  let missing = 'session'
  try {
    const session = await shop.sessionOf(request.who)
    missing = 'answer'
    const measured = await measureFairly(
      () => shop.send(request, session),
      (one, other) => one.status === other.status,
    )
    return judge(measured)
  } catch (error) {
    return [`no ${missing}: ${String(error)}`]
  }
}
