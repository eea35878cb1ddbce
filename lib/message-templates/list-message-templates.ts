import { mine } from '@/db/mine';
import { messageTemplates } from '@/db/schema/message-templates';
import { inTenant } from '@/db/tenant';
import { replyLanguages } from '../canned-replies/languages';
import type { Context } from '../context';
import { builtIn } from './built-in';
import type { MessageTemplate } from './contract';
import { templateKinds } from './fill-template';

/** Every message that goes out by itself in every language, with the tenant's own wording where it has one. */
export async function listMessageTemplates(ctx: Context): Promise<{ templates: MessageTemplate[] }> {
  const rows = await inTenant(ctx, (tx) =>
    tx.select().from(messageTemplates).where(mine(messageTemplates, ctx)),
  );
  const templates = replyLanguages.flatMap((language) =>
    templateKinds.map((kind) => ({
      ...{ kind, language, builtIn: builtIn[language][kind] },
      body: rows.find((row) => row.kind === kind && row.language === language)?.body ?? null,
    })),
  );
  return { templates };
}
