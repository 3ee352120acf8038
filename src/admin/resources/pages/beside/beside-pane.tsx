import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { StaffPage } from '../../../../contract/pages/pages.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadFailure } from '../../../../ui/failure/load-failure.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { draftQuery } from '../../../kit/publication/draft-query.ts'
import { Segments } from '../../../kit/segments.tsx'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { useApi } from '../../../staff.ts'
import type { Opened } from './beside-button.tsx'
import { frameWords } from './frame-words.ts'
import { ShownPage } from './shown-page.tsx'
import { usePreviewPath } from './use-preview-path.ts'

const SCREENS = [
  { value: 'phone', label: 'Телефон' },
  { value: 'computer', label: 'Компьютер' },
] as const

type PreviewScreen = (typeof SCREENS)[number]['value']

/** The page beside the form of its texts, as wide as a phone's screen or a computer's; the field with the focus is framed in it. */
export function BesidePane({ opened, ...props }: BesidePaneProps) {
  return opened && <Pane {...props} opened={opened} />
}

function Pane({ page: { id, version }, isDirty, opened, onClose }: BesidePaneProps & { opened: Opened }) {
  const { form } = opened.button
  const { data: draft } = useQuery({ ...draftQuery(useApi(), 'pages', id), refetchOnMount: false })
  const close = () => {
    onClose()
    opened.button.focus()
  }
  const { path, failure, retry } = usePreviewPath(id)
  const [screen, setScreen] = useState<PreviewScreen>('phone')
  const [isLost, setLost] = useState(false)
  const frames = useRef<HTMLDivElement>(null)
  const headingId = useId()
  useFramedFocus(form, frames)
  const isFailed = failure !== null || isLost
  return (
    <section
      className="beside"
      data-screen={screen}
      aria-labelledby={headingId}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className="beside__head">
        <h2 id={headingId}>Так увидят</h2>
        <Segments
          label="Ширина экрана"
          isLabelHidden
          isSmall
          options={SCREENS}
          value={screen}
          onChange={setScreen}
        />
        <IconButton icon="close" aria-label="Закрыть предпросмотр" title="Закрыть" onClick={close} />
      </div>
      {isDirty && !draft && (
        <div className="beside__note">
          <p>Правка появится здесь, когда она в черновике</p>
          <Button size="small" onClick={() => void opened.begin()}>
            В черновик
          </Button>
        </div>
      )}
      {isFailed && (
        <LoadFailure
          isAlert
          className="beside__failure"
          text={`Не удалось показать страницу${failure === null ? '' : `: ${toReason(failure)}`}`}
          onRetry={() => {
            setLost(false)
            retry()
          }}
        />
      )}
      {!isFailed && path === null && (
        <div className="beside__view" aria-busy>
          <Skeleton height="100%" />
        </div>
      )}
      {!isFailed && path !== null && (
        <ShownPage
          key={path}
          frames={frames}
          path={path}
          // Of the page, and of its draft.
          revision={`${version}, ${draft?.version ?? 0}`}
          onShown={(page, isFirst) => {
            const { activeElement } = document
            if (form?.contains(activeElement)) frameWords(page, textOf(activeElement), isFirst)
          }}
          onFailed={() => setLost(true)}
        />
      )}
    </section>
  )
}

/** Frames the words of the field that gets the focus in the pages that are shown. */
function useFramedFocus(form: HTMLFormElement | null, frames: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      for (const { contentDocument: page } of frames.current?.querySelectorAll('iframe') ?? [])
        if (page?.body) frameWords(page, textOf(target), true)
    }
    form?.addEventListener('focusin', onFocus)
    return () => form?.removeEventListener('focusin', onFocus)
  }, [form, frames])
}

/** What is typed in a field of text. */
const textOf = (field: EventTarget | null) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''

interface BesidePaneProps {
  page: StaffPage
  /** Whether something is typed. */
  isDirty: boolean
  /** Null while it is not shown. */
  opened: Opened | null
  onClose: () => void
}
