import type { AuditVerification } from '@/lib/audit/contract';
import { verifyAudit } from '@/lib/audit/verify-audit';
import { listTenants } from '@/lib/tenancy/list-tenants';
import { LaunchError } from '../launch/launch-error.mjs';

/** Follows every tenant's chain; throws LaunchError, with all that was found, when one is broken. */
export async function checkAudit(): Promise<string> {
  const lines: string[] = [];
  let isIntact = true;
  for (const tenant of await listTenants()) {
    const found = await verifyAudit(tenant);
    isIntact &&= found.intact;
    lines.push(`${tenant.slug}: ${tell(found)}`);
  }
  const text = lines.join('\n') || 'There is no tenant.';
  if (!isIntact) throw new LaunchError(text);
  return text;
}

const reasons = {
  changed: 'is not as it was written',
  missing: 'is gone',
  gap: 'follows a link that is gone',
  not_linked: 'was put in beside the chain',
};

function tell({ verified, dropped, head, beforeChain, broken }: AuditVerification): string {
  const older =
    (dropped === 0 ? '' : ` behind ${dropped} that were dropped with their months`) +
    (beforeChain === 0 ? '' : `, ${beforeChain} of before there was a chain`);
  if (!broken) return `${verified} events as they were written${older}; the last hash is ${head ?? 'none'}`;
  const place = broken.position === null ? '' : ` (number ${broken.position})`;
  return `BROKEN after ${verified} events: event ${broken.eventId}${place} ${reasons[broken.why]}`;
}
