import './failure.css'

/** Shown when the server could not load what a page needs. Needs no data itself, and stands outside the router. */
export function FailurePage({
  lead = 'Сервер не смог получить данные. Обычно это проходит за минуту.',
}: FailurePageProps) {
  return (
    <main className="wrap failure">
      <title>Страница временно недоступна</title>
      <meta name="robots" content="noindex" />
      <img src="/favicon.svg" alt="" width={44} height={44} />
      <h1>Страница временно недоступна</h1>
      <p className="lead">{lead}</p>
      <p className="row">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, and needs no script */}
        <a className="btn btn--water" href="">
          Повторить
        </a>
        <a className="btn btn--line" href="/">
          На главную
        </a>
      </p>
    </main>
  )
}

/** Shown in place of a page that broke in the browser, most often because its file did not arrive. */
export function BrokenPage() {
  return <FailurePage lead="Проверьте связь и попробуйте ещё раз." />
}

type FailurePageProps = { lead?: string }
