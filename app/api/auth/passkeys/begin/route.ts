import { beginPasskey } from '@/lib/auth/begin-passkey';
import { beginPasskeyEndpoint } from '@/lib/auth/passkey-contract';
import { route } from '@/lib/http/route';

export const POST = route(beginPasskeyEndpoint, ({ ctx, body }) => beginPasskey(ctx, body));
