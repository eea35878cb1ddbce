import type { ListedOrder } from '@/lib/orders/answers';

/** What stands in a list for a message without words. */
export function wordless({
  isVoiceNote,
  needsLook,
  wordsRemovedAt,
}: Pick<ListedOrder, 'isVoiceNote' | 'needsLook' | 'wordsRemovedAt'>): string {
  if (wordsRemovedAt !== null) return 'Words removed';
  if (isVoiceNote) return 'Voice note';
  return needsLook ? 'A picture or document' : 'No text';
}
