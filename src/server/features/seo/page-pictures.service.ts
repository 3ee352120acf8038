import { homeBlocks } from '../../../contract/pages/home-blocks.ts'
import { listMarkdown } from '../../../contract/pages/markdown-texts.ts'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import {
  ABOUT_PATH,
  CONTACT_PATH,
  PRIVACY_PATH,
  SERVICES_PATH,
  TERMS_PATH,
} from '../../../domain/site/site-paths.ts'
import { picturesIn } from '../../../lib/pictures/text-pictures.ts'
import type { Database } from '../../platform/db/database.ts'
import { categoryWrites } from '../catalogue/categories.service.ts'
import { listIllustrated } from '../faq/faq.service.ts'
import { readPages } from '../page-texts/page-texts.service.ts'

/** Pictures that staff give a page besides those of records with pages of their own. */
export async function listPagePictures(db: Database) {
  const ofTexts = await listTextPictures(db)
  const series = await categoryWrites.list(db)
  const answers = await listIllustrated(db)
  const illustrated = answers.map(({ id, categoryId, answer }) => ({
    id,
    categoryId,
    pictures: picturesIn(answer),
  }))
  return {
    /** Of the texts of a page, by its path. */
    textsOf: (path: string): readonly string[] => ofTexts.get(path) ?? [],
    /** Of the answers of a category of questions. */
    answersOf: (category: number) =>
      illustrated.filter(({ categoryId }) => categoryId === category).flatMap(({ pictures }) => pictures),
    /** Of these answers, as far as visitors read them. */
    answersTo: (questions: readonly number[]) =>
      questions.flatMap(
        (wanted) =>
          illustrated.find(({ id, categoryId }) => id === wanted && categoryId !== null)?.pictures ?? [],
      ),
    /** Of the series of a manufacturer. */
    seriesOf: (maker: number, models: readonly { categoryId: number | null }[]) =>
      series.flatMap(({ id, manufacturerId, imageUrl }) => {
        const isShown =
          manufacturerId === null ? models.some((one) => one.categoryId === id) : manufacturerId === maker
        return isShown && imageUrl !== null ? [imageUrl] : []
      }),
  }
}

/** Pictures of the texts of pages by path: chosen for a card, a portrait or the office, and those within prose. */
async function listTextPictures(db: Database): Promise<ReadonlyMap<string, string[]>> {
  const blocksOf = await readPages(db, ['home', 'about', 'services', 'contact', 'privacy', 'terms'])
  const home = blocksOf('home')
  const cards = home.services
  const { history, values, team } = blocksOf('about')
  const { list } = blocksOf('services')
  const { office, requisites } = blocksOf('contact')
  const prose = (...texts: { text: string }[]) => texts.flatMap(({ text }) => picturesIn(text))
  return new Map([
    [
      '/',
      // A card without a title is not there, nor is a part.
      [
        cards.installationTitle && cards.installationPicture,
        cards.drainageTitle && cards.drainagePicture,
        cards.wellTitle && cards.wellPicture,
        cards.heatingTitle && cards.heatingPicture,
        ...proseOfHome(home).flatMap(picturesIn),
      ].flatMap((picture) => picture || []),
    ],
    [
      ABOUT_PATH,
      [
        ...prose(history, ...history.steps, values, ...values.values, team),
        ...team.roles.flatMap((role) => [...(role.picture ? [role.picture] : []), ...prose(role)]),
      ],
    ],
    [
      SERVICES_PATH,
      list.services.flatMap(({ picture, description }) => [
        ...(picture ? [picture] : []),
        ...picturesIn(description),
      ]),
    ],
    [CONTACT_PATH, [...(office.picture ? [office.picture] : []), ...prose(requisites)]],
    [PRIVACY_PATH, prose(...blocksOf('privacy').sections.sections)],
    [TERMS_PATH, prose(...blocksOf('terms').sections.sections)],
  ])
}

/** The texts in Markdown of the home page's parts that have a title. */
function proseOfHome(home: BlocksOf<'home'>): string[] {
  const { bodies, why, steps, about, districts } = home
  const shown = Object.entries({ bodies, why, steps, about, districts }).filter(([, part]) => part.title)
  return listMarkdown(homeBlocks, Object.fromEntries(shown)).map(([, text]) => text)
}
