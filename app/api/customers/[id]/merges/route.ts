import { listMerges } from '@/lib/customers/list-merges';
import { listMergesEndpoint } from '@/lib/customers/merge-contract';
import { route } from '@/lib/http/route';

export const GET = route(listMergesEndpoint, ({ ctx, params }) => listMerges(ctx, params.id));
