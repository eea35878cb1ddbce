/** One kind of work of the ledger: still owed, and given up. */
export interface OwedWork {
  name: string;
  owed: number;
  givenUp: number;
  owedSince: string | null;
  /** By a restored copy that has not taken over, whatever its age. */
  isHeldBack: boolean;
}

/** By the ledger's name; each is called `work_orders`, and what to do about it stands at `late_orders`, `failed_orders`. */
const kinds = {
  'message/received': 'messages',
  'voice/received': 'voice',
  'attachment/due': 'attachments',
  'order/approved': 'orders',
  'event/recorded': 'events',
  'webhook/delivery.due': 'deliveries',
  'import/due': 'imports',
  'order/quiet': 'questions',
  'notification/due': 'notifications',
} as const;

const isKind = (name: string): name is keyof typeof kinds => Object.hasOwn(kinds, name);

/** Which kind of work it is, for its words. */
export function kindOfWork(name: string) {
  return isKind(name) ? kinds[name] : 'other';
}

/** The relay looks once a second and sends stuck work again, so minutes of delay mean that something is wrong. */
const patienceMs = 5 * 60_000;

export function judgeWork(
  { owed, givenUp, owedSince, isHeldBack }: Omit<OwedWork, 'name'>,
  now: number,
): 'fine' | 'late' | 'given up' | 'held back' {
  if (givenUp > 0) return 'given up';
  if (isHeldBack && owed > 0) return 'held back';
  const isLate = owed > 0 && owedSince !== null && now - Date.parse(owedSince) > patienceMs;
  return isLate ? 'late' : 'fine';
}
