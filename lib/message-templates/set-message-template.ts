import { and, eq } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { messageTemplates } from '@/db/schema/message-templates';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import type { BodyOf } from '../http/endpoint';
import { builtIn } from './built-in';
import type { MessageTemplate, setMessageTemplateEndpoint } from './contract';

/** Words a message in a language, or goes back to the built-in wording with a body of null. */
export async function setMessageTemplate(
  ctx: Context,
  { kind, language, body }: BodyOf<typeof setMessageTemplateEndpoint>,
): Promise<MessageTemplate> {
  const { tenantId } = ctx;
  const row = and(
    mine(messageTemplates, ctx),
    eq(messageTemplates.kind, kind),
    eq(messageTemplates.language, language),
  );
  await inTenant(ctx, async (tx) => {
    // One at a time, so that the audit trail tells what each found.
    await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, tenantId)).for('update');
    const [before] = await tx.select().from(messageTemplates).where(row);
    if ((before?.body ?? null) === body) return;
    if (body === null) await tx.delete(messageTemplates).where(row);
    else
      await tx
        .insert(messageTemplates)
        .values({ tenantId, kind, language, body })
        .onConflictDoUpdate({
          target: [messageTemplates.tenantId, messageTemplates.kind, messageTemplates.language],
          set: { body, updatedAt: clock.now() },
        });
    const data = { kind, language, from: before?.body ?? null, to: body };
    await recordAudit(tx, ctx, { action: 'message_template.changed', data });
  });
  return { kind, language, body, builtIn: builtIn[language][kind] };
}
