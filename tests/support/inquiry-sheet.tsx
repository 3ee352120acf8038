import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { clearUnsaved } from '../../src/admin/kit/write/unsaved.ts'
import { endCall } from '../../src/admin/parts/inquiry/changes/calls.ts'
import { InquiryDetails } from '../../src/admin/resources/inquiries/sheet/details.tsx'
import { StaffContext } from '../../src/admin/staff.ts'
import { ApiError } from '../../src/api/error.ts'
import { readFailure } from '../../src/api/fetch-transport.ts'
import { repeatable } from '../../src/api/repeatable-calls.ts'
import { createStaffApi } from '../../src/api/staff.ts'
import type { Product } from '../../src/contract/catalogue/products.ts'
import type { InquiryDetail } from '../../src/contract/inquiries/work.ts'
import { createSettings } from '../../src/contract/settings.fixture.ts'
import { NOTE_CORRECTION_MS } from '../../src/domain/inquiry/kinds.ts'
import { WORKING_WEEK } from '../../src/domain/inquiry/lead-handling.ts'
import { openStaffScreen } from './staff-screen.tsx'

/** Who is signed in. */
export const OLGA = { id: 3, name: 'Ольга К.' }
/** Her colleague. */
export const MARIA = { id: 9, name: 'Мария Д.' }

/** A write as it arrived at the server. */
interface Arrived {
  verb: string
  input: Record<string, unknown>
  /** Of the header If-Match. */
  version: string | undefined
  isRefused: boolean
}

/**
 * A server with these inquiries, in the order of the list: it stores at once, over the version that is named. What came before under the
 * same Idempotency-Key, and a note of an outcome with the words of the newest one, is not stored again.
 */
export function createRequestServer(...requests: InquiryDetail[]) {
  const stored = new Map(requests.map((one) => [one.id, one]))
  const held = new Map<string, (() => void)[]>()
  const find = (id = requests[0]?.id ?? 0): InquiryDetail => {
    const found = stored.get(id)
    if (!found) throw new Error(`no request ${id}`)
    return found
  }
  /** Changes an inquiry, as somebody does. */
  const change = (changes: Partial<InquiryDetail>, id?: number): InquiryDetail => {
    const before = find(id)
    const after = { ...before, ...changes, version: before.version + 1 }
    stored.set(after.id, after)
    return after
  }
  function write(
    verb: string,
    { id, ...input }: Record<string, unknown>,
    version: string | undefined,
  ): unknown {
    if (verb === 'retry') return {}
    const request = find(Number(id))
    if (verb === 'addNote' || verb === 'correctNote') {
      const others = request.notes.filter((note) => note.id !== input.noteId)
      const note = toNote(request, input.text, input.noteId)
      stored.set(request.id, { ...request, notes: [...others, note] })
      return note
    }
    if (verb === 'take') {
      if (request.assignee) throw refuse({ assignee: request.assignee })
      return change({ status: 'processing', assignee: OLGA }, request.id)
    }
    if (version !== `"${request.version}"`) {
      throw refuse({ current: request, changedBy: MARIA.name, changedAt: '2026-11-20T11:15:00Z' })
    }
    const { assigneeId, note, ...fields } = input
    const assignee = [OLGA, MARIA].find((one) => one.id === assigneeId) ?? null
    return change(
      {
        ...fields,
        ...(assigneeId !== undefined && { assignee }),
        notes:
          note === undefined || isNewest(note, request)
            ? request.notes
            : [...request.notes, toNote(request, note)],
      },
      request.id,
    )
  }
  const state = {
    /** Writes in the order of their arrival. */
    arrived: [] as Arrived[],
    /** Whether no write arrives. */
    isOffline: false,
    /** What the next writes are answered instead of being stored, one each. */
    refusals: [] as Error[],
    /** Calls that fail on their way back when they come now: the server has done them. */
    lost: new Set<string>(),
    /** When staff work. */
    week: WORKING_WEEK,
    products: [] as Product[],
  }
  /** By key and content: the note that was made. */
  const repeats = new Map<string, number>()
  function writeOnce(verb: string, input: Record<string, unknown>, headers: Record<string, string> = {}) {
    const key = headers['idempotency-key']
    const known = repeats.get(`${key} ${JSON.stringify(input)}`)
    if (known !== undefined) return find(Number(input.id)).notes.find(({ id }) => id === known)
    const reply = write(verb, input, headers['If-Match'])
    if (key) repeats.set(`${key} ${JSON.stringify(input)}`, Number(Object(reply).id))
    return reply
  }
  function accept(verb: string, input: Record<string, unknown>, headers?: Record<string, string>) {
    const arrived = { verb, input, version: headers?.['If-Match'], isRefused: false }
    state.arrived.push(arrived)
    const refusal = state.isOffline ? noLink() : state.refusals.shift()
    try {
      if (refusal) throw refusal
      return { reply: writeOnce(verb, input, headers) }
    } catch (error) {
      arrived.isRefused = true
      return { error }
    }
  }
  // The fields of `state` are set by tests: what is returned is `state` itself.
  return Object.assign(state, {
    find,
    change,
    /** Answers of this call are on their way until `deliver`; what they say is of the moment when the call came. */
    hold: (verb: string) => void held.set(verb, []),
    async deliver(verb: string) {
      const waiting = held.get(verb) ?? []
      held.delete(verb)
      await act(async () => {
        for (const go of waiting) go()
      })
    },
    api: createStaffApi(
      repeatable(async ([noun, verb], _endpoint, given, { headers }) => {
        if (noun === 'session')
          return { user: { ...OLGA, username: 'olga', fullName: OLGA.name, role: 'admin' } }
        if (noun === 'settings') return createSettings({ hours: state.week })
        if (noun === 'adminProducts') return state.products
        if (verb === 'assignees') return [OLGA, MARIA]
        if (verb === 'counts') return { new: 1 }
        if (verb === 'lostReasons') return ['Дорого', 'Далеко']
        const input: Record<string, unknown> = { ...(typeof given === 'object' ? given : {}) }
        const isRead = verb === 'byId'
        const isLost = state.lost.has(verb)
        const answer = isRead ? { reply: find(Number(input.id)) } : accept(verb, input, headers)
        const waiting = held.get(verb)
        if (waiting) await new Promise<void>((resolve) => waiting.push(resolve))
        if (isLost) throw noLink()
        if ('error' in answer) throw answer.error
        return answer.reply
      }),
    ),
  })
}

export type RequestServer = ReturnType<typeof createRequestServer>

/** The failure of a call that does not arrive. */
export const noLink = () => new ApiError(0, 'нет связи', null)

const refuse = (body: object) => readFailure(409, '', JSON.stringify({ message: 'Изменили', ...body }))

const toNote = ({ notes }: InquiryDetail, text: unknown, id: unknown = notes.length + 1) => ({
  id: Number(id),
  at: new Date().toISOString(),
  text: String(text),
  author: OLGA.name,
  authorId: OLGA.id,
})

/** Whether the newest note says the same, can still be corrected and is of who writes. */
function isNewest(text: unknown, { notes }: InquiryDetail): boolean {
  const last = notes.at(-1)
  if (last?.text !== text || last?.authorId !== OLGA.id) return false
  return Date.now() - Date.parse(last.at) <= NOTE_CORRECTION_MS
}

/** Opens the sheet of an inquiry, which turns among those of the list; `beside` is rendered with it. */
export async function openInquirySheet(
  server: RequestServer,
  { id = server.find().id, list = [] as readonly number[], beside = null as ReactNode } = {},
) {
  for (const one of [id, ...list]) endCall(one)
  clearUnsaved()
  const staff = await openStaffScreen(() => (
    <StaffContext value={server.api}>
      {beside}
      <Sheet server={server} first={id} list={list} />
    </StaffContext>
  ))
  await screen.findByText(/^\d+ запис/)
  return staff
}

function Sheet({ server, first, list }: { server: RequestServer; first: number; list: readonly number[] }) {
  const [id, setId] = useState(first)
  const rows = list.map((one) => server.find(one))
  const turn = (to: { id: number }) => setId(to.id)
  return <InquiryDetails id={id} rows={rows} onMore={null} onTurn={turn} onClose={() => undefined} />
}

/** Presses a key, named by its place, outside of any field. */
export const key = (code: string) => act(async () => fireEvent.keyDown(document.body, { code, key: 'е' }))

/** Presses the only button of that name; with `at` one of several. */
export const press = (name: string | RegExp, at?: number) =>
  act(async () => {
    const named = { name, hidden: true }
    const button =
      at === undefined ? screen.getByRole('button', named) : screen.getAllByRole('button', named)[at]
    if (!button) throw new Error(`no button ${name}`)
    fireEvent.click(button)
  })

/** Calls the client. */
export const dial = () =>
  act(async () => fireEvent.click(screen.getByRole('link', { name: 'Позвонить', hidden: true })))
