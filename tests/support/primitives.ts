interface Primitive {
  /** `src/ui/<sheet>.css` styles it; `src/ui/<sheet>-dense.css` is the same component in the staff area. */
  sheet: string
  /** Files that may write its classes. */
  owners: readonly string[]
  classes: readonly string[]
  /** Other sheets may name it as a parent (`.panel > .table`), but not style it. */
  isParent?: true
}

/** Components of `src/ui/` whose classes and looks belong to them alone. */
export const PRIMITIVES: readonly Primitive[] = [
  {
    sheet: 'button',
    // The offline page is plain HTML without React.
    owners: [
      'src/ui/button-attributes.tsx',
      'src/ui/button.tsx',
      'src/server/platform/pages/offline-document.ts',
    ],
    classes: ['btn'],
  },
  {
    sheet: 'icon-button',
    // The menu's `<summary>` is not a button.
    owners: ['src/ui/button-attributes.tsx', 'src/storefront/parts/chrome/menu.tsx'],
    classes: ['ico'],
  },
  { sheet: 'note', owners: ['src/ui/note.tsx'], classes: ['note'] },
  { sheet: 'badge', owners: ['src/ui/badge.tsx'], classes: ['badge'] },
  { sheet: 'field', owners: ['src/ui/field/field.tsx'], classes: ['field', 'hint', 'err'] },
  { sheet: 'input', owners: ['src/ui/field/input.tsx'], classes: ['input'] },
  { sheet: 'select', owners: ['src/ui/field/select.tsx'], classes: ['select'] },
  { sheet: 'breadcrumbs', owners: ['src/ui/breadcrumbs.tsx'], classes: ['breadcrumbs'] },
  { sheet: 'panel', owners: ['src/ui/panel.tsx'], classes: ['panel', 'panel__h'], isParent: true },
  {
    sheet: 'dialog',
    owners: ['src/ui/dialog.tsx'],
    classes: ['dialog', 'drawer'].flatMap((name) => [name, `${name}__h`, `${name}__b`, `${name}__f`]),
    isParent: true,
  },
  {
    sheet: 'toast',
    owners: ['src/ui/toast/toast.tsx', 'src/ui/toast/toast-regions.tsx'],
    classes: ['toast', 'toasts', 'toast__close'],
  },
  {
    sheet: 'empty-state',
    owners: ['src/ui/empty-state.tsx'],
    classes: ['empty', 'empty__a'],
    isParent: true,
  },
  { sheet: 'skeleton', owners: ['src/ui/skeleton.tsx'], classes: ['skel'], isParent: true },
  { sheet: 'spinner', owners: ['src/ui/spinner.tsx'], classes: ['spin'] },
  { sheet: 'icon', owners: ['src/ui/icon.tsx'], classes: ['icon'] },
]
