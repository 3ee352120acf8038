import { LinkButton } from '../../../ui/button.tsx'
import { Seo } from '../seo/seo.tsx'

/** Not-found state of a detail page, with a link to its list. */
export function Missing({ title, text, back }: MissingProps) {
  return (
    <div className="wrap section stack">
      <Seo title={title} noindex />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <LinkButton variant="water" href={back.href}>
          {back.label}
        </LinkButton>
      </p>
    </div>
  )
}

/** Not-found state of a category of articles or questions. */
export function MissingCategory({ back }: Pick<MissingProps, 'back'>) {
  return (
    <Missing
      title="Категория не найдена"
      text="Возможно, её переименовали или объединили с другой."
      back={back}
    />
  )
}

type MissingProps = { title: string; text: string; back: { href: string; label: string } }
