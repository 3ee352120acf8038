import type { FieldErrors } from '../inquiry/submit-error.ts'

/** What to do about a field that the browser does not accept: it checks only `required` and the form of an address. */
const messages: FieldErrors = {
  name: 'Напишите, как к вам обращаться',
  phone: 'Напишите номер, по которому вам перезвонить',
  email: 'Проверьте адрес почты, например name@example.ru',
  agreement: 'Необходимо согласие на обработку персональных данных',
}

/** Words by field for what is missing; blanks are not a name. */
export function findValidationErrors(form: HTMLFormElement): FieldErrors {
  const wrong = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      (!element.validity.valid || (element.required && element.value.trim() === '')),
  )
  return Object.fromEntries(wrong.map(({ name }) => [name, messages[name] ?? 'Проверьте это поле']))
}
