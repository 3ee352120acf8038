import { type ReactNode, useState } from 'react'
import type { Media } from '../../../contract/content/media.ts'
import { Button } from '../../../ui/button.tsx'
import './library.css'

/** Tiles that are shown at once; more on a press, so that thousands do not slow the screen. */
const PAGE = 120

/** A grid of files, the first of them at first. */
export function Tiles({ files, children }: TileGridProps) {
  const [limit, setLimit] = useState(PAGE)
  return (
    <>
      <TileGrid files={files.slice(0, limit)}>{children}</TileGrid>
      {files.length > limit && (
        <div className="more-tiles">
          <span role="status">{`Показано ${limit} из ${files.length}`}</span>
          <Button onClick={() => setLimit(limit + PAGE)}>Показать ещё</Button>
        </div>
      )}
    </>
  )
}

/** A grid of all these files. */
export function TileGrid({ files, children }: TileGridProps) {
  return (
    <ul className="tiles">
      {files.map((file) => (
        <li key={file.id}>{children(file)}</li>
      ))}
    </ul>
  )
}

interface TileGridProps {
  files: readonly Media[]
  children: (file: Media) => ReactNode
}
