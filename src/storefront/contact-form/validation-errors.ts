import type { FieldErrors } from '../inquiry/submit-error.ts'

/** Messages for fields that fail the browser's validation: `required` and the email format only. */
const messages: FieldErrors = {
  name: 'Напишите, как к вам обращаться',
  phone: 'Напишите номер, по которому вам перезвонить',
  email: 'Проверьте адрес почты, например name@example.ru',
  agreement: 'Необходимо согласие на обработку персональных данных',
}

/** Validation errors by field; whitespace is not a name. */
export function findValidationErrors(form: HTMLFormElement): FieldErrors {
  const wrong = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement &&
      (!element.validity.valid || (element.required && element.value.trim() === '')),
  )
  return Object.fromEntries(wrong.map(({ name }) => [name, messages[name] ?? 'Проверьте это поле']))
}
