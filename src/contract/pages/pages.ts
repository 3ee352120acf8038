import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { publicEndpoints } from '../endpoints.public.ts'
import { staffEndpoints } from '../endpoints.staff.ts'
import { versionField } from '../records/records.ts'
import { aboutBlocks } from './about-blocks.ts'
import { contactBlocks } from './contact-blocks.ts'
import { homeBlocks } from './home-blocks.ts'
import { servicesBlocks } from './services-blocks.ts'

/** The texts of each page whose texts are the staff's, by its key. */
export const PAGE_BLOCKS = {
  home: homeBlocks,
  about: aboutBlocks,
  services: servicesBlocks,
  contact: contactBlocks,
} as const
export type PageKey = keyof typeof PAGE_BLOCKS

/** All such pages, in the order in which staff see them. */
export const PAGE_KEYS = ['home', 'about', 'services', 'contact'] as const satisfies readonly PageKey[]

/** Whether a page of that key has texts of the staff's. */
export const isPageKey = (key: string): key is PageKey => Object.hasOwn(PAGE_BLOCKS, key)

const inAddress = z.object({ key: z.string() })

const home = z.object({ key: z.literal('home'), blocks: homeBlocks })
const about = z.object({ key: z.literal('about'), blocks: aboutBlocks })
const services = z.object({ key: z.literal('services'), blocks: servicesBlocks })
const contact = z.object({ key: z.literal('contact'), blocks: contactBlocks })

/** The texts of a page as visitors read them. */
export const pageTextsSchema = z.discriminatedUnion('key', [home, about, services, contact])
export type PageTexts = z.infer<typeof pageTextsSchema>
/** The texts of the page with that key. */
export type BlocksOf<Key extends PageKey> = z.infer<(typeof PAGE_BLOCKS)[Key]>

const stored = { id: z.int(), version: versionField, updatedAt: z.string() }

/** The same as staff edit them. */
export const staffPageSchema = z.discriminatedUnion('key', [
  home.extend(stored),
  about.extend(stored),
  services.extend(stored),
  contact.extend(stored),
])
export type StaffPage = z.infer<typeof staffPageSchema>

/** Texts as they are sent: those of a page that is there must fit it. */
const givenTexts = z
  .object({ key: z.string(), blocks: z.unknown().optional() })
  .superRefine((given, context) => {
    if (!isPageKey(given.key)) return
    for (const issue of pageTextsSchema.safeParse(given).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: issue.path, message: issue.message })
  })

export const pages = {
  get: defineEndpoint(publicEndpoints.pages.get, 'Тексты страницы').input(inAddress).output(pageTextsSchema),
}

export const adminPages = {
  list: defineEndpoint(staffEndpoints.adminPages.list, 'Страницы, тексты которых правят сотрудники').output(
    z.array(z.object({ id: z.int(), key: z.enum(PAGE_KEYS), title: z.string() })),
  ),
  get: defineEndpoint(staffEndpoints.adminPages.get, 'Тексты страницы, как их правят')
    .input(inAddress)
    .output(staffPageSchema),
  update: defineEndpoint(staffEndpoints.adminPages.update, 'Записать тексты страницы: сразу на сайте')
    .input(givenTexts)
    .output(staffPageSchema),
  reset: defineEndpoint(staffEndpoints.adminPages.reset, 'Вернуть исходные тексты страницы')
    .input(inAddress)
    .output(staffPageSchema),
}
