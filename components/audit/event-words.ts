import type { English } from '@/lib/words/english';
import type { Words } from '@/lib/words/words';

/** What the audit trail records, as people say it; an action that has no words yet by its name. */
export function titleOf(action: string, t: Words<'events'>): string {
  const key = `event_${action.replace('.', '_')}`;
  return isKey(key, t) ? t(key) : action.replace(/[._]/g, ' ');
}

type EventKey = Extract<keyof English['events'], `event_${string}`>;
const isKey = (key: string, t: Words<'events'>): key is EventKey => t.has(key as EventKey);

/** The kinds of things that the trail is filtered by, each called `kind_order`. */
export const eventKinds = [
  'order',
  'line',
  'proposal',
  'task',
  'alias',
  'product',
  'price',
  'stock',
  'customer',
  'location',
  'import',
  'phrases',
  'message',
  'question',
  'left_out',
  'notification',
  'tenant',
  'retention',
  'user',
  'session',
  'second_factor',
  'passkey',
  'api_key',
  'webhook',
  'erp',
  'messaging',
  'message_template',
  'canned_reply',
  'audit',
  'list',
  'work',
] as const;
