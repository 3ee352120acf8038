// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { DataTable } from './data-table.tsx'

test('on a phone, where there are no columns, each cell has its title with it, unless that is hidden', () => {
  render(
    <DataTable
      caption="Статьи"
      columns={[
        { key: 'name', title: 'Заголовок', cell: () => 'Зимовка' },
        { key: 'actions', title: 'Действия', isTitleHidden: true, isEnd: true, cell: () => 'Изменить' },
      ]}
      rows={[{ id: 1 }]}
      toKey={({ id }) => id}
    />,
  )
  const cells = screen.getAllByRole('cell')
  expect(cells.map((cell) => [cell.className, cell.dataset.label])).toEqual([
    ['c-name', 'Заголовок'],
    ['c-actions table__end', undefined],
  ])
  expect(screen.getByRole('columnheader', { name: 'Действия' }).querySelector('.vh')).not.toBeNull()
})
