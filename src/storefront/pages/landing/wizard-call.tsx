import { LinkButton } from '../../../ui/button.tsx'

/** The selection, for whom the list does not answer it. */
export function WizardCall() {
  return (
    <section className="section section--surface">
      <div className="wrap landing__call">
        <div>
          <h2>Шесть вопросов про дом и участок</h2>
          <p>Покажем модели, сумму и разрез вашего участка. Телефон для этого не нужен.</p>
        </div>
        <LinkButton variant="main" size="big" href="/#product-wizard">
          Подобрать под участок
        </LinkButton>
      </div>
    </section>
  )
}
