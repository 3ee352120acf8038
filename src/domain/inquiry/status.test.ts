import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { days } from '../../lib/duration.ts'
import { INQUIRY_STATUSES, isOpenStatus } from './kinds.ts'
import {
  followChange,
  isFree,
  isOnlyRead,
  lacksReason,
  listMoves,
  listSteps,
  namePerson,
  needsReason,
  planChange,
  planSeveral,
  takeFor,
  toUndo,
  UNDO_DAYS,
  withPerson,
} from './status.ts'

const ME = 7
const MARIA = { id: 9 }
const NOW = new Date('2026-11-20T11:15:00Z')
const EARLIER = new Date('2026-11-19T08:00:00Z')

const aStatus = fc.constantFrom(...INQUIRY_STATUSES)
const aPerson = fc.constantFrom(null, { id: ME }, MARIA)
const aReason = fc.constantFrom<string | null>(null, 'Дорого')
const aCall = fc.constantFrom<string | null>(null, '2026-12-01T09:00:00.000Z', '2026-12-02T09:00:00.000Z')
const anInquiry = fc.record({
  status: aStatus,
  assignee: aPerson,
  lostReason: aReason,
  nextContactAt: aCall,
  answeredAt: fc.constantFrom<Date | null>(null, EARLIER),
})
const aChange = fc.record(
  {
    status: aStatus,
    assigneeId: fc.constantFrom(null, ME, MARIA.id),
    lostReason: aReason,
    nextContactAt: aCall,
  },
  { requiredKeys: [] },
)
type Inquiry = typeof anInquiry extends fc.Arbitrary<infer Value> ? Value : never

const following = (changes: Parameters<typeof followChange>[0], before: Inquiry) =>
  followChange(changes, before, { actorId: ME, now: NOW })

describe('The next steps of an inquiry', () => {
  test.each([
    ['new', null, false, ['spam', 'take']],
    ['processing', null, false, ['spam', 'take']],
    ['new', MARIA, false, ['finish', 'lose']],
    ['processing', MARIA, false, ['finish', 'lose']],
    ['processing', MARIA, true, ['spam', 'finish', 'lose']],
    ['completed', MARIA, false, ['reopen']],
    ['completed', null, true, ['reopen']],
    ['canceled', null, false, ['reopen']],
  ] as const)('%s, of %j, spam %s: %j', (status, assignee, spam, steps) => {
    expect([...listSteps({ status, assignee, spam })]).toEqual(steps)
    expect(isFree({ status, assignee })).toBe(steps.some((step) => step === 'take'))
  })

  test.each([
    [{ erasedAt: null }, false],
    [{ erasedAt: null, mergedInto: null }, false],
    [{ erasedAt: null, mergedInto: 3 }, true],
    [{ erasedAt: '2026-11-20T11:15:00Z', mergedInto: null }, true],
  ])('%j is only read: %s', (standing, expected) => {
    expect(isOnlyRead(standing)).toBe(expected)
  })

  test('it can be moved to every other status, of which one needs a reason', () => {
    for (const status of INQUIRY_STATUSES) {
      expect([...listMoves(status), status].sort()).toEqual([...INQUIRY_STATUSES].sort())
    }
    expect(INQUIRY_STATUSES.filter(needsReason)).toEqual(['canceled'])
  })
})

describe('Whose an inquiry is after a change', () => {
  test.each([
    ['moved, nobody’s', null, { status: 'completed' }, { status: 'completed', assigneeId: ME }],
    ['made new again, nobody’s', null, { status: 'new' }, { status: 'new', assigneeId: ME }],
    ['not moved, nobody’s', null, { status: 'canceled' }, { status: 'canceled' }],
    ['not moved otherwise', null, { lostReason: 'Дорого' }, { lostReason: 'Дорого' }],
    ['moved, a colleague’s', MARIA, { status: 'completed' }, { status: 'completed' }],
    ['moved for nobody', null, { status: 'new', assigneeId: null }, { status: 'new', assigneeId: null }],
    [
      'moved for a colleague',
      null,
      { status: 'new', assigneeId: MARIA.id },
      { status: 'new', assigneeId: MARIA.id },
    ],
  ] as const)('%s', (_how, assignee, changes, expected) => {
    expect(withPerson(changes, { status: 'canceled', assignee }, ME)).toEqual(expected)
  })

  test('our screens say that what nobody has stays so when it is new again, and are else of one mind with the server', () => {
    const before = { status: 'completed', assignee: null } as const
    expect(namePerson({ status: 'new' }, before, ME)).toEqual({ status: 'new', assigneeId: null })
    expect(namePerson({ status: 'processing' }, before, undefined)).toEqual({ status: 'processing' })
    fc.assert(
      fc.property(aChange, anInquiry, (changes, inquiry) => {
        const stated = namePerson(changes, inquiry, ME)
        if (changes.status === 'new' && changes.assigneeId === undefined && inquiry.assignee === null) return
        expect(stated).toEqual(withPerson(changes, inquiry, ME))
        expect(following(stated, inquiry)).toEqual(following(changes, inquiry))
      }),
    )
  })

  test('nobody loses what is theirs by a change that names no person, and no move leaves an inquiry to nobody', () => {
    fc.assert(
      fc.property(aChange, anInquiry, (changes, before) => {
        const { assigneeId } = following(changes, before)
        if (changes.assigneeId !== undefined) expect(assigneeId).toBe(changes.assigneeId)
        else if (before.assignee !== null) expect(assigneeId).toBeUndefined()
        else expect(assigneeId).toBe((changes.status ?? before.status) === before.status ? undefined : ME)
      }),
    )
  })

  test.each([
    ['new', 'processing'],
    ['processing', 'processing'],
    ['completed', 'completed'],
    ['canceled', 'canceled'],
  ] as const)('one that is %s is %s once it is taken', (status, after) => {
    expect(takeFor(ME, { status })).toEqual({ assigneeId: ME, status: after })
  })
})

describe('What goes with a change', () => {
  test.each([
    ['a reason is missing', { status: 'canceled' }, 'new', null, true],
    ['it comes along', { status: 'canceled', lostReason: 'Дорого' }, 'new', null, false],
    ['it was stored before', { status: 'canceled' }, 'new', 'Дорого', false],
    ['it is taken away', { lostReason: null }, 'canceled', 'Дорого', true],
    ['another system stored none, and another field is changed', {}, 'canceled', null, false],
    ['it is no longer needed', { status: 'processing', lostReason: null }, 'canceled', 'Дорого', false],
  ] as const)('%s', (_how, changes, status, lostReason, expected) => {
    expect(lacksReason(changes, { status, lostReason })).toBe(expected)
  })

  test('a move answers, and only a move ends or opens again; the first answer stays', () => {
    fc.assert(
      fc.property(aChange, anInquiry, (changes, before) => {
        const { status = before.status } = changes
        const { answeredAt, closedAt, lostReason, assigneeId } = following(changes, before)
        const isMoved = status !== before.status
        expect(closedAt).toEqual(isMoved ? (isOpenStatus(status) ? null : NOW) : undefined)
        const isMine = assigneeId === ME && before.assignee?.id !== ME
        expect(answeredAt).toEqual(isMoved || isMine ? (before.answeredAt ?? NOW) : undefined)
        const isReopened = isMoved && before.status === 'canceled'
        expect(lostReason).toEqual(isReopened ? (changes.lostReason ?? null) : changes.lostReason)
      }),
    )
  })
})

describe('What our screens send', () => {
  const FREE = { status: 'new', assignee: null, lostReason: null, nextContactAt: null } as const
  const LOST = { ...FREE, status: 'canceled', lostReason: 'Дорого' } as const
  const HERS = { ...FREE, status: 'processing', assignee: MARIA } as const

  test.each([
    ['finished', FREE, { status: 'completed' }, { assigneeId: ME }, { assigneeId: null, status: 'new' }],
    ['lost', HERS, { status: 'canceled', lostReason: 'Дорого' }, {}, { status: 'processing' }],
    [
      'new again, still nobody’s',
      LOST,
      { status: 'new' },
      { assigneeId: null },
      { assigneeId: null, status: 'canceled', lostReason: 'Дорого' },
    ],
    ['new again, still hers', HERS, { status: 'new' }, {}, { status: 'processing' }],
    ['left where it is', LOST, { status: 'canceled' }, {}, { status: 'canceled', lostReason: 'Дорого' }],
  ] as const)('one that is %s, and its way back', (_how, stored, wanted, named, undo) => {
    expect(planChange(wanted, { stored }, ME)).toEqual({ changes: { ...wanted, ...named }, undo })
  })

  test('one that is being taken goes back to whoever takes it', () => {
    const shown = { ...FREE, ...takeFor(ME, FREE), assignee: { id: ME } }
    expect(planChange({ status: 'completed' }, { stored: FREE, shown }, ME)).toEqual({
      changes: { status: 'completed', assigneeId: ME },
      undo: { status: 'processing', assigneeId: ME },
    })
  })

  test.each([
    [{ status: 'new' }, [LOST, FREE]],
    [{ status: 'completed' }, []],
    [{ status: 'new', assigneeId: MARIA.id }, []],
    [{ assigneeId: null }, []],
  ] as const)('of several: %j, of which these stay nobody’s: %j', (wanted, free) => {
    const [given, left] = planSeveral(wanted, [LOST, HERS, FREE])
    expect(left).toEqual({ changes: { ...wanted, assigneeId: null }, inquiries: free })
    expect(given?.changes).toEqual(wanted)
    expect(given?.inquiries).toEqual([LOST, HERS, FREE].filter((one) => !free.some((other) => other === one)))
  })
})

describe('What is new and nobody’s again waits for its first answer', () => {
  const LATELY = new Date(NOW.getTime() - days(UNDO_DAYS) + 1)
  const MINE = { id: ME }
  test.each([
    ['moved and left', { status: 'new', assigneeId: null }, 'processing', MINE, LATELY, null],
    ['only left', { assigneeId: null }, 'new', MINE, LATELY, null],
    ['only moved, where nobody had it', { status: 'new', assigneeId: null }, 'completed', null, LATELY, null],
    ['after its day', { status: 'new', assigneeId: null }, 'processing', MINE, EARLIER, EARLIER],
    ['only left, after its day', { assigneeId: null }, 'new', MINE, EARLIER, undefined],
    ['moved by who gets it', { status: 'new' }, 'completed', null, LATELY, LATELY],
    ['still somebody’s', { status: 'new' }, 'processing', MARIA, LATELY, LATELY],
    ['left in work', { assigneeId: null }, 'processing', MINE, LATELY, undefined],
    ['as it was', { status: 'new', assigneeId: null }, 'new', null, LATELY, undefined],
    ['never answered', { status: 'new', assigneeId: null }, 'processing', MINE, null, NOW],
  ] as const)('%s', (_how, changes, status, assignee, answeredAt, expected) => {
    const { answeredAt: after } = following(changes, {
      status,
      assignee,
      answeredAt,
      lostReason: null,
      nextContactAt: null,
    })
    expect(after).toEqual(expected)
  })
})

describe('A change is taken back', () => {
  test('by a change that lacks nothing, after which the work is as it was', () => {
    fc.assert(
      fc.property(aChange, anInquiry, (changes, before) => {
        if (lacksReason(changes, before) || lacksReason({ status: before.status }, before)) return
        const changed = apply(changes, before)
        const undo = toUndo(before, changes)
        expect(lacksReason(undo, changed)).toBe(false)
        const { status, assignee, nextContactAt, lostReason } = apply(undo, changed)
        expect({ status, assignee, nextContactAt }).toEqual({
          status: before.status,
          assignee: before.assignee,
          nextContactAt: before.nextContactAt,
        })
        if (status === 'canceled' && changes.status !== undefined) expect(lostReason).toBe(before.lostReason)
      }),
    )
  })

  test('without what it has not touched', () => {
    const before = { status: 'new', assignee: MARIA, lostReason: null, nextContactAt: null } as const
    expect(toUndo(before, { nextContactAt: '2026-12-01T09:00:00.000Z' })).toEqual({ nextContactAt: null })
    expect(toUndo(before, { status: 'completed' })).toEqual({ status: 'new' })
  })
})

/** The inquiry as the server stores it after a change of mine. */
function apply(changes: Parameters<typeof followChange>[0], before: Inquiry): Inquiry {
  const { assigneeId, lostReason = before.lostReason } = following(changes, before)
  return {
    ...before,
    lostReason,
    status: changes.status ?? before.status,
    assignee: assigneeId === undefined ? before.assignee : assigneeId === null ? null : { id: assigneeId },
    nextContactAt: changes.nextContactAt === undefined ? before.nextContactAt : changes.nextContactAt,
  }
}
