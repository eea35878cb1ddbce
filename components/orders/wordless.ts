import type { ListedOrder } from '@/lib/orders/answers';
import type { Words } from '@/lib/words/words';

/** What stands in a list for a message without words. */
export function wordless(
  {
    isVoiceNote,
    needsLook,
    wordsRemovedAt,
  }: Pick<ListedOrder, 'isVoiceNote' | 'needsLook' | 'wordsRemovedAt'>,
  t: Words<'orders'>,
): string {
  if (wordsRemovedAt !== null) return t('wordsRemoved');
  if (isVoiceNote) return t('voiceNote');
  return t(needsLook ? 'pictureOrDocument' : 'noText');
}
