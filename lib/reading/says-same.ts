import { beginsCue } from './find-cues';
import type { MessageView } from './message-view';

/** "salticrax 400 - same", "2x8x22 - same qty": behind the dash at a token the quantity is told, as that of the goods before. */
export const saysSame = (view: MessageView, at: number): boolean =>
  /^[-–—:=]$/.test(view.tokens[at]?.text ?? '') && beginsCue(view, at + 1, 'same');
