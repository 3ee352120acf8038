import { useEffect, useRef } from 'react'
import { PRIVACY_PATH } from '../../../domain/site/site-paths.ts'
import { lazy } from '../../../lib/lazy.ts'
import { ConsentButtons } from './consent-buttons.tsx'
import type { ConsentState } from './consent-state.ts'
import './consent.css'

const list = lazy(() => new Intl.ListFormat('ru', { type: 'conjunction' }))

/** Non-modal consent banner: purpose, services, and two equal buttons. */
export function ConsentBanner({ names, onChoose }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const many = names.length > 1

  // Floating elements and the page's end keep clear of the banner, whatever its height.
  useEffect(() => {
    const { current } = banner
    const { style } = document.documentElement
    if (!current) return
    const observer = new ResizeObserver(() => style.setProperty('--consent', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent')
    }
  }, [])

  function answer(given: ConsentState) {
    onChoose(given)
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <section ref={banner} className="consent" aria-label="Счётчики посещаемости">
      <p>
        <b>Можно посчитать ваш визит?</b> Так мы видим, что читают и выбирают. {many ? 'Счётчики' : 'Счётчик'}{' '}
        {list().format(names)} {many ? 'ставят' : 'ставит'} cookie, имени и телефона не{' '}
        {many ? 'видят' : 'видит'}. <a href={`${PRIVACY_PATH}#counters`}>Подробнее</a>
      </p>
      <ConsentButtons onChoose={answer} />
    </section>
  )
}

type ConsentBannerProps = {
  /** Names of the services. */
  names: readonly string[]
  onChoose: (answer: ConsentState) => void
}
