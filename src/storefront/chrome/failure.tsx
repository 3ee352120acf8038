/** Shown when the server could not load what a page needs. Needs no data itself. */
export function FailurePage() {
  return (
    <main className="wrap section stack">
      <title>Страница временно недоступна</title>
      <meta name="robots" content="noindex" />
      <h1>Страница временно недоступна</h1>
      <p className="lead">Сервер не смог получить данные. Обычно это проходит за минуту.</p>
      <p>
        <a className="btn btn--water" href="">
          Повторить
        </a>
      </p>
    </main>
  )
}
