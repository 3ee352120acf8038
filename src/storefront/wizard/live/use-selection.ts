import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { SelectionModel } from '../../../api/product-models.ts'
import type { Proposal } from '../../../domain/selection/result/proposals.ts'
import { seconds } from '../../../lib/duration.ts'
import { lazyModule } from '../../../ui/loading/lazy-module.ts'
import { useApi } from '../../site.ts'
import type { LiveSelection } from '../state/live-selection.ts'
import { hasAnswers, toSite, type WizardValues } from '../state/values.ts'

/** The selection with the code that shows it, which is null until the first answer has loaded it. */
export interface ShownSelection extends LiveSelection {
  parts: ResultParts | null
  /** The model that suits best; undefined until `ready`, and where none suits. */
  best: Proposal<SelectionModel> | undefined
}

type ResultParts = typeof import('./result-parts.ts')

/** Loaded with the first answer. */
const resultParts = lazyModule('wizard-result-parts', () => import('./result-parts.ts'))

const NO_PRODUCTS: readonly SelectionModel[] = []

/** Selects after every answer. The products are fetched as soon as the people are answered, be it by «не знаю», or the result is open. */
export function useSelection(values: WizardValues, isOpen: boolean): ShownSelection {
  const api = useApi()
  const site = useMemo(() => toSite(values), [values])
  const isAnswered = hasAnswers(values)
  const needsProducts = values.residents !== '' || (isOpen && isAnswered)
  const code = resultParts.useModule(isAnswered)
  const models = useQuery({
    queryKey: ['selection-models'],
    queryFn: async ({ client, signal }) =>
      (await resultParts.load()).listSelectionModels(api, client, signal),
    // Not before the code is there: only one of them can have failed.
    enabled: needsProducts && code.module !== undefined,
  })
  const products = models.data ?? NO_PRODUCTS
  const reckoned = useMemo(
    () => code.module?.selectModels(site, products) ?? null,
    [site, products, code.module],
  )
  const state = stateOf()
  const isSlow = useIsSlow(state === 'waiting')
  return {
    site,
    parts: code.module ?? null,
    reckoned,
    best: state === 'ready' ? reckoned?.models[0] : undefined,
    state: isSlow ? 'unreachable' : state,
    products,
    retry() {
      if (models.isError) models.refetch()
      if (code.hasFailed) code.retry()
    },
  }

  function stateOf(): LiveSelection['state'] {
    if (models.isError || code.hasFailed) return 'failed'
    if (!needsProducts) return 'incomplete'
    if (models.data !== undefined && code.module !== undefined) return 'ready'
    return models.isPaused || code.isPaused ? 'unreachable' : 'waiting'
  }
}

/** How long an answer may take before the visitor is told. */
const SLOW = seconds(5)

/** Whether something has been waited for longer than SLOW. */
function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return setSlow(false)
    const timer = setTimeout(setSlow, SLOW, true)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isSlow && isWaiting
}
