import { useEffect, useState } from 'react'
import { MAX_PRODUCT_IMAGES } from '../../../../lib/pictures/upload-rules.ts'
import { foldText } from '../../../../lib/text/fold-text.ts'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Select } from '../../../../ui/field/select.tsx'
import { FilePicture } from '../../../parts/library/file-tile.tsx'
import type { MatchedProduct, MatchRow } from './rows.ts'

const PLACES = Array.from({ length: MAX_PRODUCT_IMAGES }, (_, index) => index + 1)

/** A picture with the product and place that it is for; both can be chosen anew. */
export function MatchRowView({ row, products, listId, onType, onChange }: MatchRowProps) {
  const { fileName, url, productId, place, isChosen, candidates } = row
  const named = products.find(({ id }) => id === productId)?.name ?? ''
  const { text, choose } = useTypedName({ row, products, onType, onChange }, named)
  const meant = products.filter(({ id }) => candidates.includes(id))
  const hint =
    productId === null && meant.length > 1
      ? `Так называются несколько: ${meant.map(({ id, name }) => `${name} (№ ${id})`).join(', ')}`
      : undefined
  const error = productId === null && text.trim() !== '' ? 'Такого товара нет: выберите из списка' : undefined
  return (
    <li className="match-row">
      <input
        type="checkbox"
        aria-label={`Поставить: ${fileName}`}
        checked={isChosen}
        disabled={productId === null}
        onChange={({ target }) => onChange({ isChosen: target.checked })}
      />
      <FilePicture file={{ url, kind: 'picture' }} />
      <b className="match-row__name">{fileName}</b>
      <div className="match-row__field">
        <Field label="Товар" hint={hint} error={error}>
          {(control) =>
            meant.length > 1 ? (
              <Select
                {...control}
                value={productId ?? ''}
                onChange={({ target }) => {
                  const id = Number(target.value) || null
                  onChange({ productId: id, isChosen: id !== null })
                }}
              >
                <option value="">Выберите товар</option>
                {meant.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {`${name} (№ ${id})`}
                  </option>
                ))}
              </Select>
            ) : (
              <Input
                {...control}
                list={listId}
                autoComplete="off"
                placeholder="Начните вводить название"
                value={text}
                onChange={({ target }) => choose(target.value)}
              />
            )
          }
        </Field>
      </div>
      <div className="match-row__field">
        <Field label="Место">
          {(control) => (
            <Select
              {...control}
              value={place}
              onChange={({ target }) => onChange({ place: Number(target.value) })}
            >
              {PLACES.map((one) => (
                <option key={one} value={one}>
                  {one === 1 ? '1 — главная' : one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </li>
  )
}

/** The name that is typed, or that of the chosen product; what was typed may become known later, when the server has found it. */
function useTypedName({ row, products, onType, onChange }: Omit<MatchRowProps, 'listId'>, named: string) {
  const [typed, setTyped] = useState<string | null>(null)
  const late = typed !== null && row.productId === null && findNamed(products, typed)
  useEffect(() => {
    if (late) onChange({ productId: late.id, isChosen: true })
  }, [late, onChange])
  return {
    text: typed ?? named,
    choose(name: string): void {
      setTyped(name)
      onType(name)
      const found = findNamed(products, name)
      onChange({ productId: found?.id ?? null, isChosen: found !== undefined })
    },
  }
}

interface MatchRowProps {
  row: MatchRow
  products: readonly MatchedProduct[]
  /** Id of the list of products' names. */
  listId: string
  onType: (text: string) => void
  onChange: (changes: Partial<MatchRow>) => void
}

const findNamed = (products: readonly MatchedProduct[], name: string) =>
  products.find((one) => foldText(one.name) === foldText(name.trim()))
