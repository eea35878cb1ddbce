import { removePasskeyEndpoint } from '@/lib/auth/passkey-contract';
import { removePasskey } from '@/lib/auth/remove-passkey';
import { route } from '@/lib/http/route';

export const POST = route(removePasskeyEndpoint, async ({ ctx, params, body }) => {
  await removePasskey(ctx, { passkeyId: params.id, pin: body.pin });
  return { success: true as const };
});
