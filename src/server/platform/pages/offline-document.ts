import { html } from 'hono/html'
import type { Assets } from '../../../app/assets.ts'
import type { PublicSettings } from '../../../contract/settings.ts'
import { formatWorkingHours } from '../../../domain/contact/working-hours.ts'
import { toE164 } from '../../../lib/text/phone.ts'
import { htmlDocument } from '../http/html-document.ts'

type Company = Pick<PublicSettings, 'siteName' | 'companyPhone' | 'workingHours'>

/**
 * The offline page, shown instead of any page that cannot be fetched; the service worker caches it with its styles
 * (public/sw.js). Its one script opens the address again with the connection: it is shown under other pages' addresses and must not
 * hydrate as one of them.
 */
export function offlineDocument({ styles, fonts }: Assets, company: Company) {
  const { siteName, companyPhone, workingHours } = company
  return htmlDocument({
    title: `Нет связи: ${siteName}`,
    assets: { fonts, styles },
    body: html`<main class="wrap failure">
<p class="muted">${siteName}</p>
<h1>Нет связи с интернетом</h1>
<p class="lead">Страница не открылась. Звонок работает и без интернета.</p>
<p class="failure__phone"><a href="tel:${toE164(companyPhone) ?? companyPhone}">${companyPhone}</a> <span>${formatWorkingHours(workingHours)}</span></p>
<p class="row"><a class="btn btn--water" href="">Открыть ещё раз</a></p>
<p class="small muted">Корзина и сравнение сохранены в этом браузере.</p>
</main>
<script src="/offline.js"></script>`,
  })
}
