import type { FullOrder } from '@/lib/orders/answers';
import type { HeadFieldName } from '@/lib/orders/head-fields';

/** The parts of the strip above the lines; each is changed as one. */
export const headParts = {
  when: { fields: ['requestedDate', 'window', 'delivery'] },
  where: { fields: ['shipTo', 'contact'] },
  po: { fields: ['poNumber'] },
  note: { fields: ['instructions', 'urgent'] },
} as const satisfies Record<string, { fields: readonly HeadFieldName[] }>;
export type HeadPartName = keyof typeof headParts;
export const headPartNames = ['when', 'where', 'po', 'note'] as const satisfies readonly HeadPartName[];

/** By field of the head the part in which it is shown. */
export const partOfField: Record<HeadFieldName, HeadPartName> = {
  requestedDate: 'when',
  window: 'when',
  delivery: 'when',
  shipTo: 'where',
  contact: 'where',
  poNumber: 'po',
  instructions: 'note',
  urgent: 'note',
};

/** The part that a person is to look at first; the first of all when there is none. */
export function firstToSettle({ headDoubts, poNumberMissing }: ToSettle): HeadPartName {
  if (poNumberMissing) return 'po';
  const [field] = headDoubts;
  return field === undefined ? 'when' : partOfField[field];
}

/** The parts that a person is to look at, in the order of the strip. */
export function partsToSettle({ headDoubts, poNumberMissing }: ToSettle): HeadPartName[] {
  const doubted = new Set<HeadPartName>(headDoubts.map((field) => partOfField[field]));
  if (poNumberMissing) doubted.add('po');
  return headPartNames.filter((part) => doubted.has(part));
}

type ToSettle = Pick<FullOrder, 'headDoubts' | 'poNumberMissing'>;
