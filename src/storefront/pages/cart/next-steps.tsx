const steps = [
  'Инженер перезвонит и задаст пять вопросов об участке.',
  'Приедет на замер: проверит грунт, воду и место под котлован.',
  'Запишем сумму и срок в договор. Только после этого оплата.',
]

/** What happens after an inquiry. */
export function NextSteps() {
  return (
    <section>
      <h2 className="cart__h">Что будет дальше</h2>
      <ol className="next">
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
