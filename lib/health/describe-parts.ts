import type { Context } from '../context';
import { askExecutor } from './internal/ask-executor';
import { lookAtErp } from './internal/look-at-erp';
import { lookAtMessaging } from './internal/look-at-messaging';
import { measureDatabase } from './internal/measure-database';
import { tryStorage } from './internal/try-storage';
import type { PartStatus, StatusOf } from './part-status';

/** What the service relies on, part by part, as it is now. Takes at most some three seconds. */
export async function describeParts(ctx: Context): Promise<PartStatus[]> {
  const [{ database, clock }, executor, erp, messaging, storage] = await Promise.all([
    measureDatabase(ctx),
    askExecutor(),
    lookAtErp(ctx),
    lookAtMessaging(ctx),
    tryStorage(ctx),
  ]);
  return [database, executor, erp, messaging, storage, clock];
}

/** The messaging part by itself. */
export function describeMessaging(ctx: Context): Promise<StatusOf<'messaging'>> {
  return lookAtMessaging(ctx);
}
