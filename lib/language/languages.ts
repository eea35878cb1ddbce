import type { Lexicon } from './lexicon';
import { afrikaans } from './words/af/lexicon';
import { english } from './words/en/lexicon';
import { spanish } from './words/es/lexicon';
import { french } from './words/fr/lexicon';
import { portuguese } from './words/pt/lexicon';
import { zulu } from './words/zu/lexicon';

/** All language files. English stays on for every message: trade is mixed with it everywhere. */
export const languages: readonly Lexicon[] = [english, afrikaans, zulu, spanish, portuguese, french];
