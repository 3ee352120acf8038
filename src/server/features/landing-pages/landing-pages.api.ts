import { REMOVED, writeHandlers } from '../../platform/http/crud-handlers.ts'
import { forReader, readerOf } from '../../platform/http/for-reader.ts'
import { api } from '../../platform/http/implementer.ts'
import {
  createLandingPage,
  listLandingPages,
  listShown,
  removeLandingPage,
  showLandingPage,
  updateLandingPage,
} from './landing-pages.service.ts'

export const landingPages = {
  list: api.landingPages.list.handler(async ({ context }) => {
    const pages = await listShown(context.db, await context.catalogue.read())
    return pages.map(({ slug, title, description }) => ({ slug, title, description }))
  }),
  bySlug: api.landingPages.bySlug.handler(async ({ context, input }) => {
    const reader = readerOf(context, 'landing-pages')
    const page = await showLandingPage(context.db, context.catalogue, reader, input.slug)
    return forReader(reader, page, 'published')
  }),
}

export const adminLandingPages = {
  list: api.adminLandingPages.list.handler(({ context }) => listLandingPages(context.db, context.catalogue)),
  ...writeHandlers(
    api.adminLandingPages,
    'landing-pages',
    { create: createLandingPage, update: updateLandingPage, remove: removeLandingPage },
    REMOVED,
  ),
}
