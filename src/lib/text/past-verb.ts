/** Men's names that end like women's. */
const MALE = new Set(['никита', 'илья', 'кузьма', 'фома', 'лука', 'савва', 'данила', 'миша', 'саша', 'паша'])

/** The past of a verb for a person: «взял», «взяла»; for the reader himself («Вы») «взяли». The name's end decides. */
export function pastVerb(name: string, masculine: string): string {
  if (name === 'Вы') return `${masculine}и`
  const first = name.trim().split(/\s+/)[0]?.toLowerCase() ?? ''
  return /[ая]$/.test(first) && !MALE.has(first) ? `${masculine}а` : masculine
}
