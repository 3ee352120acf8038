import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SelectionModel } from '../../../api/product-models.ts'
import { ownTextsQuery } from '../../../api/queries/own-texts-query.ts'
import type { Rejection } from '../../../domain/selection/rules/rejections.ts'
import { Button } from '../../../ui/button.tsx'
import { useApi } from '../../site.ts'
import { ResultPart } from './result-part.tsx'
import { groupRejections } from './why-groups.ts'

/** How many groups are shown before «Показать ещё»; all are printed. */
const SHOWN = 6

/** Neighbours of the proposed models with the rule that excluded them. */
export function WhyNot({ rejected }: { rejected: readonly Rejection<SelectionModel>[] }) {
  const [isWhole, setWhole] = useState(false)
  const { data: readable = [] } = useQuery({ ...ownTextsQuery(useApi()), enabled: rejected.length > 0 })
  const groups = groupRejections(rejected, readable)
  if (groups.length === 0) return null
  const hidden = groups.length - SHOWN
  return (
    <ResultPart
      isBeside
      title="Почему не другие"
      lead="Соседние модели, которые исключило одно правило. Те, что просто дороже, сюда не попадают."
    >
      <div>
        <table className={isWhole ? 'res-why is-whole' : 'res-why'}>
          <thead>
            <tr>
              <th scope="col">Модель</th>
              <th scope="col">Что помешало</th>
              <th scope="col">У вас</th>
              <th scope="col">У модели</th>
              <th scope="col">Правило</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ key, names, reason, yours, limit, rule, source }) => (
              <tr key={key}>
                <th scope="row">{names}</th>
                <td>{reason}</td>
                <td data-label="У вас">{yours}</td>
                <td data-label="У модели">{limit}</td>
                <td>
                  {rule} <small>{source}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {hidden > 0 && !isWhole && <Button onClick={() => setWhole(true)}>Показать ещё {hidden}</Button>}
      </div>
    </ResultPart>
  )
}
