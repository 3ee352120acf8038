import { useSyncExternalStore } from 'react'
import { CART_PATH, CATALOGUE_PATH, COMPARE_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { callHref } from '../../contact-links.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { useSettings } from '../../use-settings.ts'
import { cart } from '../shopping/cart.ts'
import { compare } from '../shopping/compare.ts'
import type { OpenDrawer } from './drawer-link.ts'
import { ListIcon } from './list-icon.tsx'
import { Logo } from './logo.tsx'
import { Menu } from './menu.tsx'
import { SearchForm } from './search-form.tsx'
import { useCurrentSection } from './use-current-section.ts'
import { WorkingHours } from './working-hours.tsx'
import './header.css'

/** Header: row 1 is sticky; row 2 with the sections scrolls away. */
export function Header({ onOpen }: HeaderProps) {
  const { siteName, companyPhone, workingHours } = useSettings()
  const { visit, sections } = usePageTexts('chrome').header
  const current = useCurrentSection()
  return (
    <header className="hdr">
      <div className={useScrolled() ? 'hdr__bar is-stuck' : 'hdr__bar'}>
        <div className="wrap hdr__row">
          <Logo name={siteName} />
          <LinkButton variant="water" className="hdr__cat" href={CATALOGUE_PATH}>
            Каталог
          </LinkButton>
          <SearchForm id="header-q" placeholder="Модель или задача" className="hdr__search" />
          <a className="hdr__phone" href={callHref(companyPhone)}>
            <b>{companyPhone}</b>
            <span>
              <WorkingHours hours={workingHours} />
            </span>
          </a>
          <IconLink
            className="hdr__call"
            icon="phone"
            variant="water"
            href={callHref(companyPhone)}
            aria-label={`Позвонить ${companyPhone}`}
          />
          <ListIcon list={compare} name="compare" label="Сравнение" href={COMPARE_PATH} onOpen={onOpen} />
          <ListIcon list={cart} name="cart" label="Корзина" href={CART_PATH} onOpen={onOpen} />
          <Menu phone={companyPhone} onOpen={onOpen} />
        </div>
      </div>
      <nav id="sections" className="hdr__nav" aria-label="Основное меню">
        <div className="wrap">
          {sections.map(({ href, label }) => (
            <a key={href} href={href} aria-current={current(href)}>
              {label}
            </a>
          ))}
          <span>{visit}</span>
        </div>
      </nav>
    </header>
  )
}

/** Scroll distance in CSS pixels from which the header has a shadow (storefront.md, section 2). */
const THRESHOLD_PX = 20

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled away from its top. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD_PX,
    () => false,
  )
}

type HeaderProps = { onOpen: OpenDrawer }
