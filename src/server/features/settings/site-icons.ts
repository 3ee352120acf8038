import { Hono } from 'hono'
import { SITE_MANIFEST_PATH } from '../../../domain/site/site-paths.ts'
import { type IconSize, iconAddress } from '../../../lib/pictures/pictures.ts'
import type { Database } from '../../platform/db/database.ts'
import { requireSettings } from './settings.service.ts'

/** Icons of a web manifest. */
const MANIFEST_SIZES: readonly IconSize[] = [192, 512]

/** `/favicon.ico` and the web manifest of a shop with an icon of its own; without one they are looked for further on. */
export function createSiteIcons(db: Database): Hono {
  return new Hono()
    .get('/favicon.ico', async (c, next) => {
      // While the database is away the icon of the program will do.
      const settings = await requireSettings(db).catch(() => null)
      const icon = iconAddress(settings?.favicon ?? '', 32)
      return icon === null ? await next() : c.redirect(icon, 302)
    })
    .get(SITE_MANIFEST_PATH, async (c, next) => {
      const { siteName, favicon } = await requireSettings(db)
      if (favicon === '') return await next()
      const icons = MANIFEST_SIZES.map((size) => ({
        src: iconAddress(favicon, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
      }))
      const manifest = { name: siteName, short_name: siteName, start_url: '/', display: 'browser', icons }
      return c.body(JSON.stringify(manifest), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'no-cache',
      })
    })
}
