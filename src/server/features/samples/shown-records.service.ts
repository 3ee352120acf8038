import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import {
  STAFF_FAQ_PATH,
  STAFF_MANUFACTURERS_PATH,
  STAFF_PRODUCTS_PATH,
  STAFF_PROJECTS_PATH,
  staffPostPath,
} from '../../../domain/site/staff-paths.ts'
import type { Database } from '../../platform/db/database.ts'
import { VISITOR } from '../../platform/db/scope.ts'
import { readsOf } from '../../platform/db/transaction.ts'
import { listDistricts } from '../districts/districts.service.ts'
import { listProjects } from '../projects/projects.service.ts'
import { listReviews } from '../reviews/reviews.service.ts'
import { type Article, type ArticleKind, listShown } from './articles.store.ts'
import { claimsOf, fingerprintOf, MAKER, recordIds, rows, SERIES } from './sample-parts.ts'
import type { SamplePart } from './sample-state.ts'
import { type ClaimingProduct, listShownClaims } from './samples.store.ts'

type Marked = ReadonlyMap<string, readonly SamplePart[]>

const formAt = (screen: string, id: number) => `${screen}?edit=${id}`

/** Records that visitors see; articles, descriptions and products only of marked items, and of these only the marked ones. */
export async function readRecords(db: Database, marked: Marked) {
  const read = readsOf(db)
  // One after another where each is short: connections are for visitors, too.
  const [{ districts, reviews }, projects, articles] = await Promise.all([
    read(async () => ({ districts: await listDistricts(db), reviews: await listReviews(db) })),
    read(() => listProjects(db, VISITOR)),
    read(() => readArticles(db, marked)),
  ])
  return {
    districts: rows(districts, ({ name, latitude, longitude }) => [name, latitude, longitude], {
      name: ({ name }) => name,
      href: ({ id }) => formAt(staffEndpoints.adminDistricts.list.path, id),
    }),
    reviews: rows(reviews, ({ text, author, location }) => [text, author, location], {
      name: ({ author, location }) => [author, location].filter(Boolean).join(', '),
      href: ({ id }) => formAt(staffEndpoints.adminReviews.list.path, id),
    }),
    projects: rows(
      projects,
      ({ title, description, location, dateText, featuredImage }) => [
        title,
        description,
        location,
        dateText,
        featuredImage,
      ],
      { name: ({ title }) => title, href: ({ id }) => formAt(STAFF_PROJECTS_PATH, id) },
    ),
    ...articles,
  }
}

async function readArticles(db: Database, marked: Marked) {
  const idsOf = (key: string, prefix?: string) => recordIds(marked.get(key) ?? [], prefix)
  const posts = await readShown(db, 'posts', idsOf('posts'))
  const answers = await readShown(db, 'answers', idsOf('answers'))
  const makers = await readShown(db, 'makers', idsOf('makers', MAKER))
  const series = await readShown(db, 'series', idsOf('makers', SERIES))
  const models = await readShown(db, 'models', idsOf('models'))
  const claiming = idsOf('claims')
  return {
    posts: posts.map((post) => toPart(post, staffPostPath(post.id))),
    answers: answers.map((answer) => toPart(answer, `${STAFF_FAQ_PATH}?tab=items&edit=${answer.id}`)),
    makers: [...makers.map(makerPart), ...series.map(seriesPart)],
    models: models.map((model) => toPart(model, formAt(STAFF_PRODUCTS_PATH, model.id))),
    claims: claiming.length === 0 ? [] : (await listShownClaims(db, claiming)).flatMap(claimParts),
  }
}

/** The shown ones of these; where none of them is, one of the others, by which something of the kind is public. */
async function readShown(db: Database, kind: ArticleKind, ids: readonly number[]): Promise<Article[]> {
  if (ids.length === 0) return []
  const shown = await listShown(db, kind, ids)
  return shown.length > 0 ? shown : listShown(db, kind, 'any')
}

const toPart = ({ id, name, fingerprint }: Article, href: string): SamplePart => ({
  part: String(id),
  fingerprint,
  name,
  href,
})

/** The description of a manufacturer; its number is not that of a series. */
export const makerPart = (maker: Article): SamplePart => ({
  ...toPart(maker, formAt(STAFF_MANUFACTURERS_PATH, maker.id)),
  part: `${MAKER}${maker.id}`,
})

/** The description of a series. */
export const seriesPart = (series: Article): SamplePart => ({
  ...toPart(series, `${STAFF_PRODUCTS_PATH}?tab=categories&edit=${series.id}`),
  part: `${SERIES}${series.id}`,
})

/** What lists and characteristics of a product promise, each by itself. */
export const claimParts = ({ id, name, ...lists }: ClaimingProduct): SamplePart[] =>
  claimsOf(lists)
    .map(fingerprintOf)
    .map((fingerprint) => ({
      part: `${id}-${fingerprint}`,
      fingerprint,
      name,
      href: formAt(STAFF_PRODUCTS_PATH, id),
    }))
