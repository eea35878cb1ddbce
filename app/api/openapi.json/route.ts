import { currentDocument } from '@/lib/api/current-document';
import { describeApiEndpoint } from '@/lib/http/contract';
import { route } from '@/lib/http/route';

export const GET = route(describeApiEndpoint, async () => currentDocument());
