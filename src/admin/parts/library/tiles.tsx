import { type ReactNode, useState } from 'react'
import type { Media } from '../../../contract/content/media.ts'
import { Button } from '../../../ui/button.tsx'
import './library.css'

/** Tiles that are shown at once; more on a press, so that thousands do not slow the screen. */
const PAGE = 120

/** A grid of files, the first of them at first. */
export function Tiles({
  files,
  children,
}: {
  files: readonly Media[]
  children: (file: Media) => ReactNode
}) {
  const [limit, setLimit] = useState(PAGE)
  return (
    <>
      <ul className="tiles">
        {files.slice(0, limit).map((file) => (
          <li key={file.id}>{children(file)}</li>
        ))}
      </ul>
      {files.length > limit && (
        <div className="more-tiles">
          <span role="status">{`Показано ${limit} из ${files.length}`}</span>
          <Button onClick={() => setLimit(limit + PAGE)}>Показать ещё</Button>
        </div>
      )}
    </>
  )
}
