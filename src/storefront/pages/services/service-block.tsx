import { CONTACT_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PageProse } from '../../parts/page-prose.tsx'
import type { Service } from './services.ts'

/** A service: description, drawing, work steps, and link to the contact form. */
export function ServiceBlock({ service, first }: { service: Service; first: boolean }) {
  const { anchor, title, icon, picture, drawn, description, details, ask } = service
  return (
    <section className="service" id={anchor}>
      <div className="service__text">
        <h2>
          <Icon name={icon} />
          {title}
        </h2>
        <PageProse text={description} />
      </div>
      {picture ? (
        <Picture
          className="service__pic"
          src={picture}
          fallback={drawn}
          alt=""
          width={320}
          height={190}
          sizes="(min-width: 64em) 20rem, 92vw"
          lazy={!first}
        />
      ) : (
        <img
          className="service__pic"
          src={drawn}
          alt=""
          width={320}
          height={190}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <ul className="ticks service__details">
        {details.map((detail) => (
          <li key={detail}>
            <Icon name="check" />
            {detail}
          </li>
        ))}
      </ul>
      <LinkButton className="service__ask" href={CONTACT_PATH}>
        {ask}
      </LinkButton>
    </section>
  )
}
