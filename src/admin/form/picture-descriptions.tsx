import { useDeferredValue } from 'react'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { findBarePictures } from './bare-pictures.ts'
import type { Selection } from './markdown-editing.ts'

/** Says which pictures of a text have no description, and leads to the place of each. Keeps nobody from saving. */
export function PictureDescriptions({ text, alts, onDescribe }: PictureDescriptionsProps) {
  const shown = useDeferredValue(text)
  const pictures = findBarePictures(shown, alts)
  return (
    <div role="status">
      {pictures.length > 0 && (
        <div className="md__bare">
          <Icon name="warn" />
          <p>
            <b>{toTitle(pictures.length)}</b>
            <span>
              Описание слышат незрячие и читают поисковики: напишите коротко, что видно на картинке.
            </span>
          </p>
          <ul>
            {pictures.map(({ address, description }, at) => (
              <li key={`${address} ${description.start}`}>
                <Button
                  size="small"
                  aria-label={`Описать картинку ${at + 1}`}
                  onClick={() => onDescribe(description)}
                >
                  <img src={address} alt="" />
                  <span>Описать</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const toTitle = (count: number): string =>
  count === 1
    ? 'У картинки нет описания'
    : `У ${count} ${plural(count, ['картинки', 'картинок', 'картинок'])} нет описания`

interface PictureDescriptionsProps {
  text: string
  /** Descriptions by address that the media library has. */
  alts: Readonly<Record<string, string>> | undefined
  /** Called with the place of a description in the text. */
  onDescribe: (place: Selection) => void
}
