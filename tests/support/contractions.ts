/** Statements that take away, or demand, what an older program does not know of. */
const KINDS = [
  ['drops', /\bdrop\s+(?:table|column|view|type|function|schema|default|constraint|index)\b/],
  ['renames', /\brename\b/],
  ['changes a type', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/],
  [
    'demands a value',
    /\bset\s+not\s+null\b|\badd\s+(?:column\s+)?\S+\s+(?!.*\bdefault\b|.*\bgenerated\b).*\bnot\s+null\b/,
  ],
  ['demands a rule', /\badd\s+constraint\b|\bcreate\s+unique\s+index\b/],
] as const

/** What a migration says about itself, where it does such a thing: `-- survived from 0061: why`. */
const SURVIVED = /^-- survived from (\d{4}): \S/m

/**
 * What in the text of a migration a program that does not know it might not survive; tables that the same text creates are nobody's yet.
 * `survivedFrom` is the number of the migration from which on programs do, as the text says.
 */
export function findContractions(text: string): { found: string[]; survivedFrom: number | null } {
  const statements = text.split(/;|--> statement-breakpoint/).map((statement) =>
    statement
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  )
  const created = statements.flatMap(
    (statement) => /^create table (?:if not exists )?"?(\w+)/.exec(statement)?.[1] ?? [],
  )
  const isOfNew = (statement: string) =>
    created.some((name) => new RegExp(`\\b(?:table|on)\\s+(?:only\\s+)?"?${name}"?\\s`).test(statement))
  const found = statements
    .filter((statement) => /^(?:alter|drop|create unique|do\b)/.test(statement) && !isOfNew(statement))
    // Several changes of one table are looked at one by one.
    .flatMap((statement) => statement.split(/, (?=(?:add|alter|drop|rename) )/))
    .flatMap((change) =>
      KINDS.filter(([, pattern]) => pattern.test(change)).map(([kind]) => `${kind}: ${change}`),
    )
  const said = SURVIVED.exec(text)?.[1]
  return { found, survivedFrom: said === undefined ? null : Number(said) }
}
