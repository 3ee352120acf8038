const create = <Path extends `/${string}`>(path: Path) =>
  ({
    method: 'POST',
    path,
    access: 'staff',
    status: 201,
    changesContent: true,
    isRepeatable: true,
  }) as const

/** The four endpoints of a simple staff resource whose content is public. */
export const crud = <Path extends `/${string}`>(path: Path) =>
  ({
    list: { method: 'GET', path, access: 'staff' },
    create: create(path),
    update: { method: 'PUT', path: `${path}/{id}`, access: 'staff', changesContent: true },
    remove: { method: 'DELETE', path: `${path}/{id}`, access: 'staff', changesContent: true },
  }) as const

/** The same for a resource whose screen has the address of its list: `/api/admin/projects` and `/admin/projects`. */
export const crudWithScreen = <Path extends `/admin/${string}`>(path: Path) =>
  ({ ...crud(path), list: { method: 'GET', path, access: 'staff', hasScreen: true } }) as const

/** The writes of a public resource, whose list visitors read at the same path; `key` names the id in it. */
export const writes = <Path extends `/${string}`, Key extends 'id' | 'key'>(path: Path, key: Key) =>
  ({
    create: create(path),
    update: { method: 'PUT', path: `${path}/{${key}}`, access: 'staff', changesContent: true },
    remove: {
      method: 'DELETE',
      path: `${path}/{${key}}`,
      access: 'staff',
      status: 204,
      changesContent: true,
    },
  }) as const
