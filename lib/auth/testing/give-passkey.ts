import type { Context } from '../../context';
import { env } from '../../env';
import { testPin } from '../../tenancy/testing/make-tenant';
import { addPasskey } from '../add-passkey';
import { beginPasskey } from '../begin-passkey';
import { makeAuthenticator } from './software-authenticator';

/** Adds a passkey of a test's manager or clerk; gives what holds it, and its row's id. */
export async function givePasskey(ctx: Context, { name = 'My phone', counts = true, code = '' } = {}) {
  const authenticator = makeAuthenticator({ origin: new URL(env().appUrl).origin, counts });
  const { options } = await beginPasskey(ctx, { pin: testPin, ...(code ? { code } : {}) });
  const { id } = await addPasskey(ctx, { name, credential: authenticator.make(options) });
  return { authenticator, passkeyId: id };
}
