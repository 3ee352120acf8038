/** Fields, in a browser's page, with letters so small that an iPhone zooms to them when they are pressed. */
export const listSmallFields = () =>
  [...document.querySelectorAll('input, select, textarea')]
    .filter(
      (field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]'),
    )
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML.slice(0, 120))
