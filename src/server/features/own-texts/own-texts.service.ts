import { OWN_TEXTS, type OwnText, ownTextNames } from '../../../domain/site/own-texts.ts'
import type { Database } from '../../platform/db/database.ts'
import { listPostSlugs, listQuestions } from './own-texts.store.ts'

const places = Object.values(OWN_TEXTS)
const postSlugs = places.flatMap((place) => ('post' in place ? [place.post] : []))
const faqSlugs = places.flatMap((place) => ('faq' in place ? [place.faq] : []))

/** Which texts of the shop's own, that sources of rules name, visitors can read. */
export async function listReadable(db: Database): Promise<OwnText[]> {
  const posts = await listPostSlugs(db, postSlugs)
  const questions = await listQuestions(db, faqSlugs)
  return ownTextNames.filter((name) => {
    const place = OWN_TEXTS[name]
    if ('post' in place) return posts.some(({ slug }) => slug === place.post)
    return questions.some(({ category, question }) => category === place.faq && place.asks.test(question))
  })
}
