import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { manufacturersQuery } from '../../../api/queries/queries.ts'
import {
  CATALOGUE_PATH,
  CONSENT_PATH,
  manufacturerPath,
  PRIVACY_PATH,
  SITE_MAP_PATH,
  TERMS_PATH,
} from '../../../domain/site/site-paths.ts'
import { callHref } from '../../contact-links.ts'
import { useApi } from '../../site.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { useSettings } from '../../use-settings.ts'
import { legalLine } from './legal-line.ts'
import { Logo } from './logo.tsx'
import { WorkingHours } from './working-hours.tsx'
import './footer.css'

/** Footer: services, manufacturers, contacts and the legal entity. */
export function Footer() {
  const settings = useSettings()
  const { firm, footer } = usePageTexts('chrome')
  const { siteName, companyPhone, secondPhone, companyAddress, workingHours, botLink } = settings
  const counted = Boolean(settings.yandexMetrikaId || settings.googleAnalyticsId)
  return (
    <footer className="ftr">
      <div className="wrap">
        <div className="ftr__g">
          <div>
            <Logo name={siteName} />
            <p>{footer.text}</p>
          </div>
          <div>
            <h2>{footer.title}</h2>
            <ul className="ftr__l">
              {footer.links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
          <Manufacturers />
          <div>
            <h2>
              <WorkingHours hours={workingHours} />
            </h2>
            <a className="ftr__phone" href={callHref(companyPhone)}>
              {companyPhone}
            </a>
            {secondPhone && (
              <a className="ftr__phone" href={callHref(secondPhone)}>
                {secondPhone}
              </a>
            )}
            <p>{companyAddress.replaceAll('г. ', 'г.\u00a0')}</p>
            <ul className="ftr__l">
              {settings.chats.map(({ where, href }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener">
                    {`Написать ${where}`}
                  </a>
                </li>
              ))}
              {botLink && (
                <li>
                  <a href={botLink} target="_blank" rel="noopener">
                    Бот в Telegram
                  </a>
                </li>
              )}
              {settings.socialLinks?.map(({ name, address }) => (
                <li key={address}>
                  <a href={address} target="_blank" rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="ftr__b">
          {/* The year may change between rendering and hydration. */}
          <span suppressHydrationWarning>{legalLine(settings, firm.founded, new Date().getFullYear())}</span>
          {footer.note && <span>{footer.note}</span>}
          <a href={PRIVACY_PATH}>Политика конфиденциальности</a>
          <a href={CONSENT_PATH}>Тексты согласий</a>
          <a href={TERMS_PATH}>Договор оферты</a>
          <a href={SITE_MAP_PATH}>Карта сайта</a>
          {counted && <a href={`${PRIVACY_PATH}#counters`}>Настройки cookie</a>}
        </div>
      </div>
    </footer>
  )
}

/** A failed list is logged and not shown (storefront.md, section 2); the catalogue link stays. */
function Manufacturers() {
  const { data, error } = useQuery(manufacturersQuery(useApi()))
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the specification has this failure logged and not shown
    if (error) console.error('Производители для подвала не загрузились:', error)
  }, [error])
  return (
    <div>
      <h2>Производители</h2>
      <ul className="ftr__l">
        {data?.map(({ slug, name }) => (
          <li key={slug}>
            <a href={manufacturerPath(slug)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={CATALOGUE_PATH}>Весь каталог</a>
        </li>
      </ul>
    </div>
  )
}
