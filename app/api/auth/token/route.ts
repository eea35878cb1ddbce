import { issueTokenEndpoint } from '@/lib/auth/contract';
import { openSession } from '@/lib/auth/open-session';
import { route } from '@/lib/http/route';

export const POST = route(issueTokenEndpoint, ({ body, origin }) => openSession(body, origin));
