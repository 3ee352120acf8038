/** A consent: paragraphs are separated by empty lines, the first is the title, one whose lines begin with «–» is a list. */
export function ConsentText({ text, number }: { text: string; number: number | null }) {
  const [title, ...paragraphs] = text.split('\n\n')
  return (
    <section className="stack">
      <h2>{number === null ? title : `${number}. ${title}`}</h2>
      {paragraphs.map((paragraph) =>
        paragraph.startsWith('– ') ? (
          <ul key={paragraph}>
            {paragraph.split('\n').map((line) => (
              <li key={line}>{keepPhones(line.slice(2))}</li>
            ))}
          </ul>
        ) : (
          <p key={paragraph}>{keepPhones(paragraph)}</p>
        ),
      )}
    </section>
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
