import { useDeferredValue } from 'react'
import { plural } from '../../../../lib/text/plural.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { type BarePicture, findBarePictures } from './bare-pictures.ts'
import type { Selection } from './markdown-editing.ts'

/** Says which pictures of a text have no description, and leads to the place of each. Keeps nobody from saving. */
export function PictureDescriptions({ text, alts, onDescribe }: PictureDescriptionsProps) {
  const shown = useDeferredValue(text)
  const pictures = findBarePictures(shown, alts)
  const isAny = pictures.length > 0
  return (
    <div className={isAny ? 'md__bare' : undefined}>
      {isAny && <Icon name="warn" />}
      <p className="md__told">
        <b role="status">{isAny && toTitle(pictures.length)}</b>
        {isAny && (
          <span>Описание слышат незрячие и читают поисковики: напишите коротко, что видно на картинке.</span>
        )}
      </p>
      {isAny && (
        <ul>
          {withKeys(pictures).map(({ key, address, description }, at) => (
            <li key={key}>
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
      )}
    </div>
  )
}

/** Each picture by its address and how often that came before: its place changes with every letter above it. */
function withKeys(pictures: readonly BarePicture[]): (BarePicture & { key: string })[] {
  const counts = new Map<string, number>()
  return pictures.map((picture) => {
    const count = counts.get(picture.address) ?? 0
    counts.set(picture.address, count + 1)
    return { ...picture, key: `${picture.address} ${count}` }
  })
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
