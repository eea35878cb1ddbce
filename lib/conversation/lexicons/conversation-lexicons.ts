import { afrikaans } from './af';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import type { ConversationLexicon } from './lexicon';
import { portuguese } from './pt';
import { zulu } from './zu';

/** All of them are asked at once: two languages in one message are usual. */
export const conversationLexicons: readonly ConversationLexicon[] = [
  english,
  afrikaans,
  zulu,
  spanish,
  portuguese,
  french,
];
