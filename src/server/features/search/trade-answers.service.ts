import { leadsToPart, withoutGoneParts } from '../../../domain/search/live-answers.ts'
import { findTradeAnswers, type TradeAnswer } from '../../../domain/search/trade-answers.ts'
import { withAnchors } from '../../../domain/site/service-drawings.ts'
import { servicePath, TERMS_PATH } from '../../../domain/site/site-paths.ts'
import type { Database } from '../../platform/db/database.ts'
import { readBlocks } from '../page-texts/page-texts.service.ts'

/** Answers of ours to words of the trade; none leads to a service or a section of the contract that staff have taken away. */
export async function findAnswersOfTrade(
  db: Database,
  ...asked: Parameters<typeof findTradeAnswers>
): Promise<TradeAnswer[]> {
  const answers = findTradeAnswers(...asked)
  if (!answers.some(leadsToPart)) return answers
  const { list } = await readBlocks(db, 'services')
  const { sections } = await readBlocks(db, 'terms')
  return withoutGoneParts(
    answers,
    new Set([
      ...withAnchors(list.services).map(({ anchor }) => servicePath(anchor)),
      ...sections.sections.map(({ anchor }) => `${TERMS_PATH}#${anchor}`),
    ]),
  )
}
