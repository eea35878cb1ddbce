import type { Formats } from '@/components/shell/formats';
import type { Proposal } from '@/lib/orders/follow-up-answers';
import type { Words } from '@/lib/words/words';

/** `5 → 8`, `→ White Sugar 2kg`, `+ 2 × bread`, `remove`: what a proposal would make of its line, whose quantity is `now`. */
export function proposalWords(
  { kind, quantity, unit, phrase, productName }: Proposal,
  now: number | null,
  formats: Pick<Formats, 'quantity'>,
  t: Words<'reviewLines'>,
): string {
  const asked = `${formats.quantity(quantity ?? 0)}${unit === null ? '' : ` ${unit}`}`;
  switch (kind) {
    case 'REMOVE_LINE':
      return t('proposalRemove');
    case 'ADD_LINE':
      return `+ ${asked} × ${phrase}`;
    case 'SET_PRODUCT':
      return `→ ${productName}`;
    case 'SET_QUANTITY':
      return now === null ? asked : `${formats.quantity(now)} → ${asked}`;
  }
}
