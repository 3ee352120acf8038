import { compareLines, compareWords, type Piece } from './differences.ts'

/** Two texts in one, word by word: removed ones struck through, added ones bold. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  return (
    <p className="changes__text">
      {compareWords(before, after).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity and never move
        <MarkedPiece key={index} piece={piece} />
      ))}
    </p>
  )
}

/** Two lists in one: the lines that were removed and added, each with its sign. */
export function LineDifference({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const pieces = compareLines(before, after)
  if (pieces.length === 0) return <p className="changes__text muted">Изменился порядок</p>
  return (
    <ul className="changes__lines">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity and never move
        <li key={index}>
          <span aria-hidden="true">{piece.is === 'added' ? '+' : '−'}</span>
          <MarkedPiece piece={piece} />
        </li>
      ))}
    </ul>
  )
}

function MarkedPiece({ piece: { text, is } }: { piece: Piece }) {
  if (is === 'same') return <span>{text}</span>
  if (is === 'removed') {
    return (
      <del>
        <span className="vh">убрано: </span>
        {text}
      </del>
    )
  }
  return (
    <ins>
      <span className="vh">добавлено: </span>
      {text}
    </ins>
  )
}
