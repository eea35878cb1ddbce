import { lexiconOf } from '../../language/compile';

/** The words by which names of goods are read: those of English, which are in every other lexicon too. */
export const catalogueLexicon = lexiconOf([]);
