import { mayDo } from '@/lib/auth/may-do';
import { requirePageContext } from '@/lib/auth/page-context';
import type { Context } from '@/lib/context';

/**
 * The context of someone who may see the settings; null for anyone else. Every page of the settings asks, because a
 * layout does not guard the pages in it.
 */
export async function managerContext(): Promise<Context | null> {
  const ctx = await requirePageContext();
  return mayDo(ctx.actor, 'settings:manage') ? ctx : null;
}
