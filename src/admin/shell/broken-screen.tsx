/** A screen that could not be opened, most often because its file did not arrive. */
export function BrokenScreen() {
  return (
    <main className="whole">
      <div className="empty" role="alert">
        <h1>Раздел не открылся</h1>
        <p>Проверьте связь и попробуйте ещё раз.</p>
        <div className="empty__a">
          <button type="button" className="btn btn--main" onClick={() => window.location.reload()}>
            Попробовать снова
          </button>
        </div>
      </div>
    </main>
  )
}
