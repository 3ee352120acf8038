import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../api/error.ts'
import { perClient } from '../../../../api/per-client.ts'
import type { Inquiry } from '../../../../contract/inquiries/visitor.ts'
import type { InquiryChanges } from '../../../../contract/inquiries/work.ts'

/** A change of an inquiry that was sent, and the version that it began from. */
interface Sent {
  id: number
  from: number
  changes: InquiryChanges
}

/** What this tab has sent of each inquiry. */
const sentOf = perClient(() => new Map<number, readonly Sent[]>())

/** What this tab has sent of an inquiry since the version that is seen: no other person's changes. */
export function listOwn(queries: QueryClient, { id, version }: Pick<Inquiry, 'id' | 'version'>) {
  return listSent(queries, id)
    .filter(({ from }) => from >= version)
    .map(({ changes }) => changes)
}

/** Keeps what is sent, unless the server certainly stores nothing of it; `listRefused` names inquiries that the answer leaves out. */
export async function remember<Answer>(
  queries: QueryClient,
  sent: readonly Sent[],
  send: () => Promise<Answer>,
  listRefused: (answer: Answer) => readonly number[] = () => [],
): Promise<Answer> {
  const all = sentOf(queries)
  const forget = (refused: readonly Sent[]) => {
    for (const one of refused)
      all.set(
        one.id,
        listSent(queries, one.id).filter((other) => other !== one),
      )
  }
  for (const one of sent) all.set(one.id, [...listSent(queries, one.id), one])
  try {
    const answer = await send()
    const refused = listRefused(answer)
    forget(sent.filter(({ id }) => refused.includes(id)))
    return answer
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) forget(sent)
    throw error
  }
}

const listSent = (queries: QueryClient, id: number): readonly Sent[] => sentOf(queries).get(id) ?? []
