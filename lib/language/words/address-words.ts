import { ofClass, streetWords } from './pattern-words';

// An address may be in another language than the order: the words of all languages count.

/** Stand before a colon and an address: "address:". */
export const addressLabels: ReadonlySet<string> = new Set(ofClass('addressLabels'));
/** Take goods to a place: "deliver to". */
export const takingWords: ReadonlySet<string> = new Set(ofClass('takes'));
/** Ask for goods, and behind a "to" for their being brought there: "send to". */
export const sendingWords: ReadonlySet<string> = new Set(ofClass('send'));
/** Stand before the place: "deliver to". */
export const placeWords: ReadonlySet<string> = new Set(ofClass('toPlace'));
/** Words of streets: "birch road", "rue du port". */
export const streets: ReadonlySet<string> = new Set(streetWords);
