import { afrikaans } from './af';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import type { Lexicon } from './lexicon';
import { portuguese } from './pt';
import { zulu } from './zu';

/** All language files. English stays on for every message: trade is mixed with it everywhere. */
export const languages: readonly Lexicon[] = [english, afrikaans, zulu, spanish, portuguese, french];
