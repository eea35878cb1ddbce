import type { MessageView } from '../message-view';
import { beginsCue, cuesAt } from './find-cues';
import { oncePerToken } from './once-per-view';

/**
 * "salticrax 400 - same", "2x8x22 - same qty", "cola 2l same": behind the dash at a token, or at the end of an entry,
 * the quantity is told, as that of the goods before.
 */
export const saysSame = oncePerToken((view, at): boolean =>
  /^[-–—:=]$/.test(view.tokens[at]?.text ?? '') ? beginsCue(view, at + 1, 'same') : closesInSame(view, at),
);

const closesInSame = (view: MessageView, at: number): boolean =>
  cuesAt(view, at).some(({ cue, next }) => {
    const after = view.tokens[next];
    return cue.kind === 'same' && (!after || after.kind === 'newline' || /^[,;.]$/.test(after.text));
  });
