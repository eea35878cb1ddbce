import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { mine } from '@/db/mine';
import { messageTemplates } from '@/db/schema/message-templates';
import type { ReplyLanguage } from '../canned-replies/languages';
import type { Context } from '../context';
import { longestMessage } from '../orders/longest-message';
import { builtIn, templateLanguage } from './built-in';
import { fillTemplate, type TemplateFacts, type TemplateKind } from './fill-template';

/** The text of a message to a customer, in the tenant's wording or else the built-in one. */
export async function wordMessage(
  tx: Transaction,
  ctx: Context,
  kind: TemplateKind,
  tag: string,
  factsIn: (language: ReplyLanguage) => Promise<TemplateFacts>,
): Promise<string> {
  const language = templateLanguage(tag);
  const [own] = await tx
    .select({ body: messageTemplates.body })
    .from(messageTemplates)
    .where(
      and(
        mine(messageTemplates, ctx),
        eq(messageTemplates.kind, kind),
        eq(messageTemplates.language, language),
      ),
    );
  const facts = await factsIn(language);
  return wordedAs([own?.body, builtIn[language][kind]], facts);
}

/** The first wording that says something; goods that make it too long to be sent are not listed. */
function wordedAs(bodies: readonly (string | undefined)[], facts: TemplateFacts): string {
  for (const body of bodies) {
    if (body === undefined) continue;
    const text = fillTemplate(body, facts);
    const fitting = text.length <= longestMessage ? text : fillTemplate(body, { ...facts, lines: '' });
    if (fitting !== '') return fitting.slice(0, longestMessage);
  }
  return '';
}
