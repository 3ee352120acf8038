/** What «Перезвоните мне» sends in place of a name and as its service (decisions.md, call-back). */
export const CALL_BACK = { name: 'Не назвался', service: 'Перезвонить' } as const
