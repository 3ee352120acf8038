import { manufacturerPath } from '../../lib/site-paths.ts'
import { drawingAddress } from '../shopping/picture.ts'

/** A model of each manufacturer, drawn as in the catalogue; sizes of Био-С are unknown, so it is dashed. */
const makes = [
  {
    slug: 'topas',
    name: 'Топас',
    drawing: 'topas-box-1150x1170x2500-600-gravity',
    alt: 'Разрез станции Топас 5 в грунте',
    text: 'Прямоугольный корпус, есть исполнения под глубокую трубу. Гарантия производителя 5\u00a0лет.',
  },
  {
    slug: 'eurolos',
    name: 'Евролос',
    drawing: 'eurolos-cylinder-1500x2100-550-gravity',
    alt: 'Разрез станции Евролос Био 5 в грунте',
    text: 'Круглый корпус держит давление глины, низкий «Грунт» подходит там, где вода у\u00a0поверхности.',
  },
  {
    slug: 'bio-s',
    name: 'Био-С',
    drawing: 'bio-s-box-unknown-600-gravity',
    alt: 'Станция Био-С в грунте, контур условный',
    text: 'Небольшой ряд для частного дома. Размеры модели уточним перед заказом.',
  },
]

/** The represented manufacturers, drawn in one scale. */
export function Manufacturers() {
  return (
    <section className="section section--surface">
      <div className="wrap">
        <div className="head">
          <h2>Официальный представитель трёх производителей</h2>
          <p>Корпуса в одном масштабе: видно, какой котлован нужен каждому.</p>
        </div>
        <ul className="about__makes">
          {makes.map(({ slug, name, drawing, alt, text }) => (
            <li key={slug}>
              <img
                src={drawingAddress(drawing, 'card')}
                alt={alt}
                width={380}
                height={300}
                loading="lazy"
                decoding="async"
              />
              <h3>
                <a href={manufacturerPath(slug)}>{name}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
