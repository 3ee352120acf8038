import { z } from 'zod'
import { PAGE_KEYS, type PageKey } from '../../domain/site/text-pages.ts'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { versionField } from '../records/records.ts'
import { aboutBlocks } from './about-blocks.ts'
import { chromeBlocks } from './chrome-blocks.ts'
import { contactBlocks } from './contact-blocks.ts'
import { homeBlocks } from './home-blocks.ts'
import { consentBlocks, legalBlocks } from './legal-blocks.ts'
import { sectionBlocks, sectionTextsSchema } from './section-blocks.ts'
import { servicesBlocks } from './services-blocks.ts'

const page = <Key extends PageKey, Blocks extends z.ZodObject>(key: Key, blocks: Blocks) =>
  z.object({ key: z.literal(key), blocks })

const alikeForAll = [
  page('about', aboutBlocks),
  page('services', servicesBlocks),
  page('contact', contactBlocks),
  page('privacy', legalBlocks),
  page('terms', legalBlocks),
  page('consent', consentBlocks),
] as const

/** The texts of a page as staff have written them: words in braces stand for others (`firm-words.ts`, `legal-words.ts`). */
export const pageTextsSchema = z.discriminatedUnion('key', [
  page('home', homeBlocks),
  ...alikeForAll,
  page('chrome', chromeBlocks.extend(sectionBlocks.shape)),
])
export type PageTexts = z.infer<typeof pageTextsSchema>
type AllBlocksByKey = { [Page in PageTexts as Page['key']]: Page['blocks'] }
/** All texts of the page with that key; those of `chrome` have the sections. */
export type AllBlocksOf<Key extends PageKey> = AllBlocksByKey[Key]

const htmlField = z
  .record(z.string(), z.string())
  .optional()
  .describe('Тексты с оформлением и ссылками в HTML, по месту: `why.reasons.0.text`')

/**
 * The same as visitors' pages read them: the home page has HTML beside its texts in Markdown, since the renderer does not fit into its
 * scripts, and what stands on all pages does not bring the texts of sections along.
 */
const shownTextsSchema = z.discriminatedUnion('key', [
  page('home', homeBlocks).extend({ html: htmlField }),
  ...alikeForAll,
  page('chrome', chromeBlocks),
])
export type ShownTexts = z.infer<typeof shownTextsSchema>
type BlocksByKey = { [Page in ShownTexts as Page['key']]: Page['blocks'] }
/** The texts of the page with that key, as its visitors read them. */
export type BlocksOf<Key extends PageKey> = BlocksByKey[Key]
/** The same with the HTML that an answer has beside them (`firm-html.ts` fills in the firm's words). */
export type TextsOf<Key extends PageKey> = BlocksOf<Key> & {
  html?: Readonly<Record<string, string>> | undefined
}

const BLOCKS = new Map<PageKey, z.ZodObject>(
  pageTextsSchema.options.map(({ shape }) => [shape.key.value, shape.blocks]),
)

/** The parts of the page with that key, each a `ZodObject` of its fields. */
export function blocksSchemaOf(key: PageKey): z.ZodObject {
  const blocks = BLOCKS.get(key)
  if (!blocks) throw new Error(`no texts are declared for the page ${key}`)
  return blocks
}

/** The same as staff edit them. */
export const staffPageSchema = pageTextsSchema.and(
  z.object({
    id: z.int(),
    version: versionField,
    updatedAt: z.string(),
    changed: z.array(z.string()).describe('Части, где стоят не исходные тексты'),
  }),
)
export type StaffPage = z.infer<typeof staffPageSchema>

const inAddress = z.object({ key: z.string() })

export const pages = {
  get: defineEndpoint(publicEndpoints.pages.get, 'Тексты страницы').input(inAddress).output(shownTextsSchema),
  section: defineEndpoint(publicEndpoints.pages.section, 'Тексты одного раздела')
    .input(inAddress)
    .output(sectionTextsSchema),
}

export const adminPages = {
  list: defineEndpoint(staffEndpoints.adminPages.list, 'Страницы, тексты которых правят сотрудники').output(
    z.array(z.object({ id: z.int(), key: z.enum(PAGE_KEYS), title: z.string() })),
  ),
  get: defineEndpoint(staffEndpoints.adminPages.get, 'Тексты страницы, как их правят')
    .input(inAddress)
    .output(staffPageSchema),
  update: defineEndpoint(
    staffEndpoints.adminPages.update,
    'Записать тексты страницы: сразу на сайте; политику, оферту и согласия — администратор',
  )
    .input(
      inAddress.extend({
        blocks: z.unknown().optional().describe('Части страницы с их полями (`givenTexts`)'),
      }),
    )
    .output(staffPageSchema),
  reset: defineEndpoint(
    staffEndpoints.adminPages.reset,
    'Вернуть исходные тексты страницы или одной её части (`part`): сразу на сайте',
  )
    .input(inAddress.extend({ part: z.string('part — название части').optional() }))
    .output(staffPageSchema),
}
