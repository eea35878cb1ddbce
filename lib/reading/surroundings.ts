/** What stands around a stretch of goods: an order line is fenced, goods named in passing stand in prose. */
export interface Surroundings {
  /** A separator, a line break or the edge of the message stands before it; after it. */
  opens: boolean;
  closes: boolean;
  /** Words of its sentence or line that belong to no goods, idle talk aside. */
  strayWords: number;
  /** Idle words of its sentence or line. */
  idleWords: number;
  /** A word that asks for goods ("send", "need", "and") stands right before. */
  asked: boolean;
  /** Right behind an opening bracket. */
  bracketed: boolean;
  /** Its sentence or line speaks of an earlier delivery: broken, to be credited, received. */
  complains: boolean;
  /** In an earlier message that this one quotes, or passes on. */
  quoted: boolean;
  /** Its sentence or line names something with a quantity. */
  beside: boolean;
  /** A times sign, a unit, a bracket or a dash marks the quantity as one. */
  marked: boolean;
  /** The quantity is only an article. */
  vague: boolean;
  /** Idle words and foreign marks within the goods. */
  idleInside: number;
  /** Its sentence ends with a question mark. */
  questioned: boolean;
  /** Closes the message behind thanks, in words that begin with capitals: who writes, unless it is known goods. */
  signs: boolean;
  /** Its words begin with capitals, in a text that does not. */
  titled: boolean;
  /** Its words, numbers and marks aside, are all talk that names goods of no trade. */
  talk: boolean;
  /** Its sentence tells something of somebody before it, and asks for nothing. */
  told: boolean;
  /** Uncounted, and said to be there: "only coke 2l we have sir". */
  held: boolean;
  /** Fills a place where goods stand: in a list that shares one quantity, in a question for goods. */
  framed: boolean;
  /** Wanted if the supplier has it: "also a door viewer if you carry them". */
  ifHad: boolean;
  /** Nothing but a separator stands between it and the goods before it, and after it, all with quantities. */
  follows: boolean;
  precedes: boolean;
  /** A row of its own: nothing but a separator stands between it and goods with a quantity before it, and one behind. */
  listed: boolean;
  /** A colon stands right behind: it says something of what follows, or is said of it. */
  heads: boolean;
  /** Behind such goods, and closes in a size: "and dry yeast 10g." */
  sized: boolean;
  /** Words and one measure fill its row: "fennel 2kg". */
  measuredRow: boolean;
}
