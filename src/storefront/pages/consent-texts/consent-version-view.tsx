import type { ConsentVersion } from '../../../api/queries/consent-queries.ts'
import { CONSENT_PATH, consentVersionPath } from '../../../domain/site/site-paths.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { PageBreadcrumbs } from '../../parts/seo/page-breadcrumbs.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { ConsentText } from './consent-text.tsx'
import './consent-texts.css'

const title = 'Согласие на обработку персональных данных'

/** The texts of one version with links to the others; a printed page has the texts alone. */
export function ConsentVersionView({ version, isCurrent, documents, versions }: ConsentVersion) {
  const from = documents[0]?.from ?? null
  return (
    <div className="wrap consent-texts">
      <Seo
        title={isCurrent ? title : `${title}, версия ${version}`}
        description="На что вы соглашаетесь, отправляя заявку: кто и зачем обрабатывает данные, какие, сколько их хранит и как отозвать согласие."
        path={isCurrent ? CONSENT_PATH : consentVersionPath(version)}
        noindex={!isCurrent}
      />
      <PageBreadcrumbs trail={[{ label: title }]} isEndLong />
      <div className="page-head">
        <h1>{title}</h1>
        <div className="row">
          <span className="small muted">
            Версия {version}, {isCurrent ? 'действует' : 'действовала'} с{' '}
            <time dateTime={from ?? undefined}>{formatDate(from)}</time>
          </span>
          {versions
            .filter((one) => one !== version)
            .map((one, index) => (
              <a
                key={one}
                className="small consent-texts__v"
                href={index === 0 && !isCurrent ? CONSENT_PATH : consentVersionPath(one)}
              >
                Версия {one}
              </a>
            ))}
          <Button
            variant="quiet"
            icon="print"
            className="consent-texts__print"
            onClick={() => window.print()}
          >
            Распечатать
          </Button>
        </div>
      </div>
      <div className="consent-texts__all">
        {documents.map(({ purpose, text }, index) => (
          <ConsentText key={purpose} text={text} number={documents.length > 1 ? index + 1 : null} />
        ))}
        <section className="stack consent-texts__note">
          <h2>Что мы записываем вместе с согласием</h2>
          <p>
            Версию текста, время, страницу, форму и сетевой адрес. По этим данным можно показать, на что и
            когда вы согласились.
          </p>
        </section>
      </div>
    </div>
  )
}
