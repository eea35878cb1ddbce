/** What a phrase tells of the head of an order. */
export type CueName =
  // Days. The value says which: days from today, a weekday (1 is Monday), a month.
  | 'day'
  | 'weekday'
  | 'shortWeekday'
  | 'month'
  | 'nextWeek'
  | 'weekFrom'
  | 'weekBehind'
  | 'endOfMonth'
  /** "in 3 days": the word before the number, and those behind it, by how many days one is. */
  | 'within'
  | 'span'
  | 'endOfWeek'
  | 'next'
  | 'this'
  | 'last'
  /** A holiday that is called by a weekday, by how many days it lies from Easter; empty for one that is reckoned otherwise. */
  | 'feast'
  /** Before the number of a day: "the 15th", "le 12". */
  | 'dayArticle'
  /** Stand before a day: "on Friday". */
  | 'dayLead'
  /** Behind the number of a day: "th". */
  | 'ordinal'
  | 'of'
  | 'notBefore'
  /** Before a day on which, or later, the goods are wanted: "from"; the words behind it: "onwards". */
  | 'dayFrom'
  | 'onwards'
  /** Before a day that is too early, or too late: "after Friday", "before Friday". */
  | 'dayAfter'
  | 'ahead'
  /** Before a day or behind it: an earlier one will do, too. */
  | 'orEarlier'
  /** Before a day that stands for its week: "the week of 7 December". */
  | 'weekOf'
  /** Behind a weekday, and with "week": that of the week after the next one. */
  | 'afterNext'
  | 'weekAfterNext'
  // Hours. A vague part of a day has the hours by convention for its value: `08:00-12:00`, `-09:00`.
  | 'before'
  | 'after'
  | 'at'
  | 'between'
  | 'to'
  | 'and'
  | 'or'
  | 'latest'
  | 'sharp'
  | 'am'
  | 'pm'
  | 'oclock'
  | 'clock'
  | 'halfPast'
  | 'quarterPast'
  | 'quarterTo'
  | 'andHalf'
  | 'partOfDay'
  /** Part of a day right behind a day only: "Mon AM", "sexta de manhã". */
  | 'partBehindDay'
  | 'article'
  /** An hour at which somebody is there or shuts, and not of the delivery. */
  | 'shut'
  /** Delivery is asked for, or a day is wanted. */
  | 'wanted'
  /** Leads to a day, whatever is told of it: "on", "by". */
  | 'leadsToDay'
  /** A label of the day wanted, at the beginning of a line. */
  | 'wantedLabel'
  /** What is told of it has passed. */
  | 'past'
  /** Something else takes place then. */
  | 'event'
  | 'no'
  /** Nothing can come then: "closed", "nobody here". */
  | 'shutThen'
  /** What is done where goods come, which a negation before it refuses: "receive", "be here". */
  | 'takesIn'
  /** May stand between a negation and its verb: "be", "any". */
  | 'verbLead'
  /** Up to a day: "closed until Monday". */
  | 'until'
  // Numbers of orders, and of other papers.
  | 'po'
  | 'order'
  | 'reference'
  | 'numberWord'
  | 'digit'
  | 'is'
  | 'old'
  | 'otherPaper'
  // Places.
  | 'deliverTo'
  | 'towards'
  | 'notPlace'
  /** Behind a place, and none of it: "instead", "as usual". */
  | 'behindPlace'
  | 'placeWord'
  | 'newPlace'
  | 'spot'
  | 'here'
  // Who and how.
  | 'delivers'
  /** `self` where the verb has its person in itself: "sizozilandela". */
  | 'collect'
  | 'collector'
  | 'notCollected'
  /** Behind it before an hour: "collection time 3pm". */
  | 'timeWord'
  | 'neverThen'
  | 'deliverNot'
  | 'urgent'
  | 'notUrgent'
  | 'tell'
  | 'must'
  | 'handling'
  | 'whole'
  /** Tells who delivers or books what is to be known: "gate code", "we open at", "bill to". */
  | 'driverFact'
  | 'instructionLabel'
  | 'call'
  | 'contact'
  | 'myNumber'
  | 'selfNamed'
  | 'closing'
  | 'title'
  | 'notName'
  | 'polite'
  // Prices.
  | 'priceAt'
  | 'currency'
  | 'per'
  | 'notPrice'
  | 'abbreviated';

/**
 * What a language says of the head of an order. Phrases are separated by commas, in lower case, without accents; one with
 * `!` before it counts only as it is written, accents and all. `value: phrase, phrase` lines give phrases a value.
 */
export interface HeadLexicon {
  language: string;
  cues: Partial<Record<CueName, string>>;
}
