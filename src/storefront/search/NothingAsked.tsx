import { Link } from 'react-router'
import { Suggestions } from './Suggestions.tsx'

/** The page without a query: what to type, and where to look instead. */
export function NothingAsked() {
  return (
    <>
      <p className="lead">
        Введите модель, производителя или задачу: поиск понимает опечатки и другую раскладку.
      </p>
      <Suggestions />
      <p>
        <Link className="btn btn--line" to="/catalog">
          Весь каталог
        </Link>
      </p>
    </>
  )
}
