import { challengePasskey } from '@/lib/auth/challenge-passkey';
import { challengePasskeyEndpoint } from '@/lib/auth/passkey-contract';
import { route } from '@/lib/http/route';

export const POST = route(challengePasskeyEndpoint, () => challengePasskey());
