import { renamePasskeyEndpoint } from '@/lib/auth/passkey-contract';
import { renamePasskey } from '@/lib/auth/rename-passkey';
import { route } from '@/lib/http/route';

export const PUT = route(renamePasskeyEndpoint, ({ ctx, params, body }) =>
  renamePasskey(ctx, { passkeyId: params.id, name: body.name }),
);
