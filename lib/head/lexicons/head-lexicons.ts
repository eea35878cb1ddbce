import { afrikaans } from './af';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import type { HeadLexicon } from './lexicon';
import { portuguese } from './pt';
import { zulu } from './zu';

export const headLexicons: readonly HeadLexicon[] = [english, afrikaans, zulu, spanish, portuguese, french];
