import { type ChangeEvent, type FormEvent, useId, useMemo, useState } from 'react'
import { MAX_ADDED_COMMENT } from '../../../domain/inquiry/attachment-rules.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Textarea } from '../../../ui/field/input.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useStoredValue } from '../../../ui/stored-value.ts'
import { PhotoTile } from './photo-tile.tsx'
import { NO_CONNECTION, sendAddition } from './send-addition.ts'
import { changeSecret, type SentSecret, sentSecret } from './sent-secret.ts'
import { useOnline } from './use-online.ts'
import { usePhotos } from './use-photos.ts'
import './additions.css'

/** Where a visitor adds photos of his plot and words to the inquiry he has just sent. Nothing without its secret. */
export function Additions({ id }: { id: number }) {
  const [kept] = useState(() => sentSecret(id).get())
  return kept && <Opened id={id} kept={kept} />
}

function Opened({ id, kept }: { id: number; kept: SentSecret }) {
  const title = useId()
  const { photos, earlier, room, left, add, retry, remove } = usePhotos(id, kept)
  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    target.value = ''
  }
  return (
    <Panel as="section" aria-labelledby={title} className="additions">
      <h3 id={title}>Снимки участка</h3>
      <p className="small muted">
        Дом со стороны трубы, место для станции, канава. До 5 снимков, на сайте их не видно.
      </p>
      {earlier > 0 && (
        <p className="small">
          Уже {plural(earlier, ['добавлен', 'добавлены', 'добавлено'])} {earlier}{' '}
          {plural(earlier, ['снимок', 'снимка', 'снимков'])}.
        </p>
      )}
      <ul className="additions__photos">
        {photos.map((photo) => (
          <li key={photo.key}>
            <PhotoTile photo={photo} onRetry={() => retry(photo)} onRemove={() => remove(photo)} />
          </li>
        ))}
        {room > 0 && (
          <li>
            <label className="additions__pick">
              <Icon name="image" />
              Добавить
              <input
                type="file"
                className="vh"
                accept="image/jpeg,image/png,image/webp"
                multiple
                onChange={onPick}
              />
            </label>
          </li>
        )}
      </ul>
      <p role="status" className="small">
        {left > 0 && formatLeft(left)}
      </p>
      <Comment id={id} />
    </Panel>
  )
}

const formatLeft = (left: number) =>
  left === 1 ? 'Один лишний снимок не добавлен: можно пять.' : `Лишние ${left} не добавлены: можно пять.`

interface CommentState {
  /** `waiting`: what is in the field goes by itself once there is a connection. */
  state: 'open' | 'sending' | 'sent' | 'waiting'
  /** Why it was not sent. */
  reason?: string
}

function Comment({ id }: { id: number }) {
  const kept = useStoredValue(useMemo(() => sentSecret(id), [id]))
  const draft = kept?.draft ?? ''
  const [{ state, reason }, setState] = useState<CommentState>({ state: 'open' })
  useOnline(state === 'waiting', () => send(draft))
  function onType(words: string) {
    changeSecret(id, { draft: words })
    // Who types on has not finished: nothing goes by itself until the next press.
    if (reason) setState({ state: 'open' })
  }
  async function send(words: string) {
    const comment = words.trim()
    if (state === 'sending' || kept === null) return
    if (comment === '') return setState({ state: 'open', reason: 'Напишите пару слов' })
    setState({ state: 'sending' })
    const isTypedOn = () => sentSecret(id).get()?.draft !== words
    try {
      await sendAddition({ id, secret: kept.secret, comment })
      changeSecret(id, { words: [...kept.words, comment], ...(!isTypedOn() && { draft: undefined }) })
      setState({ state: 'sent' })
    } catch (error) {
      const failure = error instanceof Error ? error.message : 'Не получилось'
      if (failure !== NO_CONNECTION) setState({ state: 'open', reason: failure })
      else if (isTypedOn()) setState({ state: 'open', reason: `${failure}. Допишите и нажмите ещё раз` })
      else setState({ state: 'waiting', reason: `${failure}. Отправим сами, когда она появится` })
    }
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void send(draft)
  }
  return (
    <form className="form" method="dialog" noValidate onSubmit={onSubmit}>
      <Field label="Что ещё важно" optional error={reason}>
        {(control) => (
          <Textarea
            {...control}
            name="addition"
            rows={3}
            maxLength={MAX_ADDED_COMMENT}
            placeholder="Забор, въезд, собака"
            value={draft}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <Button
        variant="water"
        isWide
        type="submit"
        isBusy={state === 'sending'}
        disabled={state === 'sending'}
      >
        Дополнить заявку
      </Button>
      <p role="status" className="small">
        {state === 'sent' && 'Добавлено к заявке. Можно дописать ещё.'}
      </p>
      {kept && kept.words.length > 0 && (
        <ul className="additions__words small" aria-label="Вы дописали">
          {[...new Set(kept.words)].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </form>
  )
}
