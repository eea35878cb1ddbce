import { addPasskey } from '@/lib/auth/add-passkey';
import { listPasskeys } from '@/lib/auth/list-passkeys';
import { addPasskeyEndpoint, listPasskeysEndpoint } from '@/lib/auth/passkey-contract';
import { answer, route } from '@/lib/http/route';

export const GET = route(listPasskeysEndpoint, ({ ctx }) => listPasskeys(ctx));
export const POST = route(addPasskeyEndpoint, async ({ ctx, body }) =>
  answer(201, await addPasskey(ctx, body)),
);
