import type { Resolver } from 'react-hook-form'
import type { Credentials } from '../../contract/session.ts'

/** The contract's rules of sign-in; they and zod arrive when the form is first sent. */
export const credentialsResolver: Resolver<Credentials> = async (values, context, options) => {
  const [{ zodResolver }, { credentialsSchema }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('../../contract/session.ts'),
  ])
  return zodResolver(credentialsSchema)(values, context, options)
}
