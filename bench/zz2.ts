import { viewOf } from '@/lib/reading/view-message';
import { isIdle } from '@/lib/reading/words/is-idle';
import { cuesAt } from '@/lib/reading/words/find-cues';
const v = viewOf('2 coke, hold the delivery until 10, dont send the driver before 8, forget the invoice, never mind the time, leave out the receipt');
v.tokens.forEach((t, i) => console.log(i, t.kind, t.text, isIdle(v, i), v.lexicon.talk.has(t.text), v.lexicon.definite.has(t.text), cuesAt(v, i).map((c) => c.cue.kind + ':' + c.cue.words.join(' ')).join('|')));
