import { beginsCue } from './find-cues';
import { oncePerToken } from './once-per-view';

/** "salticrax 400 - same", "2x8x22 - same qty": behind the dash at a token the quantity is told, as that of the goods before. */
export const saysSame = oncePerToken(
  (view, at): boolean => /^[-–—:=]$/.test(view.tokens[at]?.text ?? '') && beginsCue(view, at + 1, 'same'),
);
