import { mine } from '@/db/mine';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import type { Context } from '../context';
import type { ChosenLanguage } from './language-contract';
import { getOwnUser } from './own-user';

/** Keeps the language that the actor wants to see the screens in. Throws as getOwnUser() does. */
export async function chooseLanguage(ctx: Context, { language }: ChosenLanguage): Promise<ChosenLanguage> {
  const { user } = await getOwnUser(ctx);
  if (user.language === language) return { language };
  await inTenant(ctx, async (tx) => {
    await tx
      .update(users)
      .set({ language })
      .where(mine(users, ctx, user.id));
    const data = { language: language ?? 'as the browser asks' };
    await recordAudit(tx, ctx, { action: 'user.changed', subjectId: user.id, data });
  });
  return { language };
}
