import type { CompareCell, CompareSection } from './compare-rows.ts'

/** A section of the comparison with its rows. */
export function SectionRows({ section, columns }: { section: CompareSection; columns: number }) {
  return (
    <tbody>
      <tr className="section-row">
        <th colSpan={columns + 1} scope="rowgroup">
          <span>{section.title}</span>
        </th>
      </tr>
      {section.rows.map(({ key, label, cells }) => (
        <tr key={key}>
          <th scope="row">
            <span>{label}</span>
          </th>
          {cells.map((cell) => (
            <td key={cell.id} className={cell.best ? 'best' : undefined}>
              <Value cell={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Value({ cell: { text, missing, best } }: { cell: CompareCell }) {
  if (missing) return <span className="none">{text}</span>
  if (!best) return text
  return (
    <>
      {text}
      <span className="vh"> (лучшее в строке)</span>
    </>
  )
}
