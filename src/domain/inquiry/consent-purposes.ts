/** Purpose of the consent that every form asks for: to answer the inquiry. */
export const REQUEST_PURPOSE = 'request'

/** Label of a purpose's box in forms, after «Согласен». */
const LABELS: Readonly<Record<string, string>> = {
  advertising: 'получать предложения и рекламу',
  maintenance: 'получать напоминания об обслуживании',
}

/** Label of the box of a further purpose; one without a label of ours is named by itself. */
export const toPurposeLabel = (purpose: string): string => `Согласен ${LABELS[purpose] ?? `на «${purpose}»`}`
