import { route } from '@/lib/http/route';
import { listAssigneesEndpoint } from '@/lib/orders/plan-contract';
import { listAssignees } from '@/lib/orders/plan-orders';

export const GET = route(listAssigneesEndpoint, ({ ctx }) => listAssignees(ctx));
