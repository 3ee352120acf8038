import { form as contactForm } from '../support/contact-form.ts'
import { expect, expectAccessible, test, visit } from '../support/e2e.ts'
import { watchRequests } from '../support/watch-requests.ts'

test('The message of a phone that lacks digits does not move away what the visitor presses on leaving it', async ({
  page,
}) => {
  const { settled } = watchRequests(page)
  await visit(page, '/contact')
  const form = contactForm(page)
  const phone = form.getByLabel('Телефон')
  await phone.focus()
  await settled()
  await page.keyboard.type('12345')
  const consent = await form.getByRole('checkbox').boundingBox()
  await page.mouse.move((consent?.x ?? 0) + 8, (consent?.y ?? 0) + 8)
  await page.mouse.down()
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect(form.getByRole('checkbox')).toBeChecked()
  const message = 'Напишите номер, по которому вам перезвонить'
  await expect(form.getByText(message)).toBeVisible()
  await expect(phone).toHaveAccessibleDescription(message)
  await expectAccessible(page)
})
