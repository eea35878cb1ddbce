import { Kbd } from '@/components/ui/kbd';
import { type ReviewAction, shownKey } from './keys';

/** The key of a button, from the one table of keys. */
export function KeyHint({ action }: { action: ReviewAction }) {
  return <Kbd>{shownKey(action)}</Kbd>;
}
