/** Labels over the wide drawing; numbers are in the drawing itself. */
export function HeroLabels() {
  return (
    <div className="hero__labels">
      <p className="hero__label hero__label--in">Из дома, уклон 2 см на метр</p>
      <p className="hero__label hero__label--out">
        Чистая вода
        <br />в канаву
      </p>
      <ol className="hero__legend">
        <li>Приёмная камера</li>
        <li>Аэротенк: воздух и ил</li>
        <li>Вторичный отстойник</li>
        <li>Компрессор под крышкой</li>
      </ol>
      <p className="hero__label hero__label--water">Грунтовая вода ниже 2,4 м</p>
    </div>
  )
}
