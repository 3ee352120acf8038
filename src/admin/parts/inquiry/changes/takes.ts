import type { QueryClient } from '@tanstack/react-query'
import { perClient } from '../../../../api/per-client.ts'
import type { StaffApi } from '../../../../api/staff.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import { createListeners } from '../../../../ui/listeners.ts'
import { putAnswer, whenAnswerIsTold } from '../../../kit/write/put-answer.ts'
import { sessionQuery } from '../../../queries.ts'
import { inquiryQuery } from '../inquiry-queries.ts'
import { readTaker } from './conflict.ts'
import { refreshLists } from './refresh-lists.ts'
import { sendTake } from './send-change.ts'

/** How the take of an inquiry goes: under way since that version was seen, or refused. */
type Take = { version: number } | { refusal: TakeRefusal }

/** Why an inquiry could not be taken: another person has it (`taker`), or the call failed. */
export interface TakeRefusal {
  taker: { id: number; name: string } | null
  error: unknown
}

function createTakes() {
  const takes = new Map<number, Take>()
  const { notify, subscribe } = createListeners()
  return {
    subscribe,
    get: (id: number): Take | null => takes.get(id) ?? null,
    put: (id: number, take: Take | null) => {
      if (take) takes.set(id, take)
      else takes.delete(id)
      notify()
    },
    /** Forgets what was refused: who leaves the sheet has read it. */
    forgetRefusals: () => {
      for (const [id, take] of takes) if ('refusal' in take) takes.delete(id)
      notify()
    },
  }
}

/** The takes of this window by the inquiry's number: one that a call begins outlives the screen where it was begun. */
export const takesOf = perClient(createTakes)

/** Gives an inquiry to whoever is signed in; never rejects: what is refused stands among the takes. */
export async function takeInquiry(
  queries: QueryClient,
  api: StaffApi,
  inquiry: Pick<Inquiry, 'id' | 'version' | 'status'>,
): Promise<void> {
  const { id, version } = inquiry
  const takes = takesOf(queries)
  const key = inquiryQuery(api, id).queryKey
  takes.put(id, { version })
  try {
    const me = queries.getQueryData(sessionQuery(api).queryKey) ?? null
    await putAnswer(queries, key, await sendTake(queries, api, inquiry, me))
    whenAnswerIsTold(() => takes.put(id, null))
  } catch (error) {
    takes.put(id, { refusal: { taker: readTaker(error), error } })
    void queries.invalidateQueries({ queryKey: key })
  }
  void refreshLists(queries, [id])
}
