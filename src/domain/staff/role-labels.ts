/** Labels of the roles (admin.md, section 1); role `user` cannot sign in (decisions.md). */
export const ROLE_LABELS = { admin: 'Администратор', manager: 'Менеджер', user: 'Без доступа' } as const
