import type { SelectionModel } from '../../../api/product-models.ts'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import type { SelectedModels } from '../../../domain/selection/select-models.ts'

/** What the rules say of the answers so far. */
export interface LiveSelection {
  site: SiteAnswers
  /** Null without code; without products until `ready`, and then says nothing of models. */
  reckoned: SelectedModels<SelectionModel> | null
  /**
   * `incomplete`: nobody has said how many people live there. `unreachable`: no connection, or no answer for five seconds; it goes on by
   * itself.
   */
  state: 'incomplete' | 'waiting' | 'unreachable' | 'failed' | 'ready'
  /** All products, when `ready`. */
  products: readonly SelectionModel[]
  retry: () => void
}
