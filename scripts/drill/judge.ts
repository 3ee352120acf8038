import type { Outcome } from './ask.ts'

/** Kinds of work that the shop acknowledges. */
export const WORKS = [
  'заявки',
  'правки',
  'загрузки',
  'заявки по телефону',
  'импорты',
  'задания',
  'товары',
  'цены',
  'тексты',
  'настройки',
  'учётные записи',
] as const
export type Work = (typeof WORKS)[number]

/** Something that was tried; its key is found in the database again. */
export interface Deed {
  work: Work
  key: string
  /** The shop has said that it is done. */
  isAcknowledged: boolean
  /** How often it had to be sent again. */
  repeats: number
}

/** How often the database has a deed, by `work` and `key`; a file of another content does not count. */
export type Stored = ReadonlyMap<string, number>

/** Key of a deed in `Stored`. */
export const storedKey = ({ work, key }: Pick<Deed, 'work' | 'key'>): string => `${work} ${key}`

/** What a drill has shown of one kind of work. */
export interface Judgement {
  work: Work
  tried: number
  acknowledged: number
  /** Keys of what was acknowledged and is not there. */
  lost: string[]
  /** Keys of what is there more than once, whether acknowledged or not. */
  doubled: string[]
}

/** Compares what was acknowledged with what is stored, by kind of work; kinds that nobody tried are left out. */
export function judge(deeds: readonly Deed[], stored: Stored): Judgement[] {
  return WORKS.flatMap((work) => {
    const own = deeds.filter((deed) => deed.work === work)
    if (own.length === 0) return []
    const countOf = (deed: Deed) => stored.get(storedKey(deed)) ?? 0
    const acknowledged = own.filter(({ isAcknowledged }) => isAcknowledged)
    return [
      {
        work,
        tried: own.length,
        acknowledged: acknowledged.length,
        lost: acknowledged.filter((deed) => countOf(deed) === 0).map(({ key }) => key),
        doubled: own.filter((deed) => countOf(deed) > 1).map(({ key }) => key),
      },
    ]
  })
}

/** The longest time to recover that is allowed, ms. */
export const RECOVERY_BAR_MS = 5_000

/** All that a drill has shown. */
export interface Findings {
  /** How often it was done. */
  times: number
  judgements: readonly Judgement[]
  /** ms, one per blow; empty where nothing had to recover. */
  recoveries: readonly number[]
  /** What visitors saw, how often. */
  seen: ReadonlyMap<Outcome, number>
  /** What else was to hold and did not, each in a sentence. */
  faults?: readonly string[]
  /** Measured beside: for the reader, not judged. */
  notes?: readonly string[]
}

/** The same, with the name of the drill for people. */
export interface DrillResult extends Findings {
  name: string
}

/** What visitors saw but pages, each in a sentence; for drills of which nobody may notice anything. */
export const findUnexpected = (seen: ReadonlyMap<Outcome, number>): string[] =>
  [...seen.keys()].filter((outcome) => outcome !== 200).map((outcome) => `посетитель увидел «${outcome}»`)

/** What is wrong with a result, each in a sentence; empty when all holds. `bar` is the longest recovery, ms. */
export function findFaults(
  { judgements, recoveries, faults = [] }: Findings,
  bar = RECOVERY_BAR_MS,
): string[] {
  const worst = Math.max(0, ...recoveries)
  return [
    ...judgements.flatMap(({ work, lost, doubled, acknowledged }) => [
      ...(lost.length > 0 ? [`${work}: потеряно ${lost.length} (${lost.slice(0, 3).join(', ')})`] : []),
      ...(doubled.length > 0
        ? [`${work}: удвоено ${doubled.length} (${doubled.slice(0, 3).join(', ')})`]
        : []),
      // Nothing acknowledged is no proof that nothing was lost.
      ...(acknowledged === 0 ? [`${work}: ничего не подтверждено, судить не о чем`] : []),
    ]),
    ...(judgements.length === 0 ? ['ничего не попробовано, судить не о чем'] : []),
    ...(worst > bar ? [`восстановление ${worst} мс, можно ${bar} мс`] : []),
    ...faults,
  ]
}
