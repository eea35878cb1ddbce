/** What a phrase tells of the message it stands in. */
export type CueName =
  // Of the customer's messages.
  /** An answer by itself: "yes", "no", with what may stand beside it. */
  | 'yes'
  | 'no'
  /** "leave it": the goods that were asked about are not wanted. */
  | 'leave'
  /** A yes that is more than politeness. */
  | 'confirms'
  | 'onlyIf'
  | 'both'
  | 'cheapest'
  /** "the second one": an ordinal is read by the words of reading; these point at the last. */
  | 'last'
  /** Before the number of an option: "option 2". */
  | 'optionWord'
  /** More goods, for an order that there is. */
  | 'add'
  /** "5 more": behind a number, so many besides. */
  | 'more'
  /** "5 less": beside a number, so many are taken off. */
  | 'fewer'
  /** A quantity is said anew: "make", "must be", "rather". */
  | 'set'
  /** A day, place or number is said anew: "make it Friday", "I meant". */
  | 'anew'
  /** "not 20": the number behind it is no longer so. */
  | 'instead'
  /** Begins "swap X for Y", and parts the two. */
  | 'swap'
  | 'swapFor'
  /** Goods are wanted no more. */
  | 'remove'
  /** Beside what is taken back: "no milk this time". */
  | 'forNow'
  /** Reminds of goods, and takes none back, whatever its words are elsewhere: "don't forget the milk". */
  | 'reminds'
  /** The whole of an order is. */
  | 'cancel'
  | 'whole'
  /** The same goods are meant once more. */
  | 'again'
  /** An order besides the one that there is. */
  | 'newOrder'
  /** Of one who forwards or repeats what was sent: "my husband sent this". */
  | 'sentAlready'
  /** An earlier order is meant. */
  | 'repeat'
  | 'status'
  | 'question'
  | 'opinion'
  | 'quote'
  | 'complaint'
  | 'stock'
  /** Meant for somebody else. */
  | 'forOthers'
  | 'thanks'
  | 'courtesy'
  /** Before a place that goods are for: "for Orlando:". */
  | 'forPlace'
  // Of the service's.
  | 'sent'
  | 'soldOut'
  | 'offers'
  | 'quoted'
  | 'asksToConfirm'
  | 'which'
  | 'or'
  /** Before the number of an order. */
  | 'orderWord';

/**
 * The phrases of a language, lower case, without accents and apostrophes, separated by commas. `#` is a number, `_` any one
 * word, `^` and `$` the beginning and the end of what is said; "…" spans a few words.
 */
export interface ConversationLexicon {
  language: string;
  cues: Partial<Record<CueName, string>>;
}
