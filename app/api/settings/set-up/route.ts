import { route } from '@/lib/http/route';
import { getSetUpEndpoint, putSetUpAsideEndpoint } from '@/lib/settings/checklist-contract';
import { getSetUp } from '@/lib/settings/get-set-up';
import { putSetUpAside } from '@/lib/settings/put-set-up-aside';

export const GET = route(getSetUpEndpoint, ({ ctx }) => getSetUp(ctx));
export const PUT = route(putSetUpAsideEndpoint, ({ ctx, body }) => putSetUpAside(ctx, body));
