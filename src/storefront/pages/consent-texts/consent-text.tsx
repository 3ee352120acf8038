/** A consent: paragraphs are separated by empty lines, the first is the title, one whose lines begin with «–» or «-» is a list, also below a line of words. */
export function ConsentText({ text, number }: { text: string; number: number | null }) {
  const [title, ...paragraphs] = text.split(/\n\s*\n/)
  return (
    <section className="stack">
      <h2>{number === null ? title : `${number}. ${title}`}</h2>
      {paragraphs.map((paragraph) =>
        toLines(paragraph).map((lines) => {
          const [first = ''] = lines
          if (!ITEM.test(first)) return <p key={first}>{keepPhones(lines.join('\n'))}</p>
          return (
            <ul key={first}>
              {lines.map((line) => (
                <li key={line}>{keepPhones(line.replace(ITEM, ''))}</li>
              ))}
            </ul>
          )
        }),
      )}
    </section>
  )
}

const ITEM = /^[–-]\s+/

/** Words and list of a paragraph apart. */
function toLines(paragraph: string): string[][] {
  const lines = paragraph.split('\n')
  const first = lines.findIndex((line) => ITEM.test(line))
  return [lines.slice(0, first === -1 ? undefined : first), first === -1 ? [] : lines.slice(first)].filter(
    ({ length }) => length > 0,
  )
}

const PHONE = /((?:\+7|\b8)[\d\s()-]{8,}\d)/

/** Phone numbers are not broken at their dashes. */
const keepPhones = (text: string) =>
  text.split(PHONE).map((piece) =>
    PHONE.test(piece) ? (
      <span key={piece} className="nb">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
