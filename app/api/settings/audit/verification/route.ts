import { verifyAuditEndpoint } from '@/lib/audit/contract';
import { verifyAudit } from '@/lib/audit/verify-audit';
import { route } from '@/lib/http/route';

export const GET = route(verifyAuditEndpoint, ({ ctx }) => verifyAudit(ctx));
