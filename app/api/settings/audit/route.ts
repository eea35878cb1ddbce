import { listAuditEventsEndpoint } from '@/lib/audit/contract';
import { listAuditEvents } from '@/lib/audit/list-audit-events';
import { route } from '@/lib/http/route';

export const GET = route(listAuditEventsEndpoint, ({ ctx, query }) => listAuditEvents(ctx, query));
