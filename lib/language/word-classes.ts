/**
 * Classes of words that the reader asks for by name; a language lists them under `classes`.
 * One list, however long: a translator goes through it from the top and finds what each class is for.
 */
export const wordClasses = [
  /** Say a number of more or fewer, not how many it is to be: "add 3". */
  'relative',
  /** Say that so many are to be taken off: "2 milk less". */
  'fewer',
  /** Stand for the words above or before them: "-do-", "ditto". */
  'dittos',
  /** Say of a count that it is of what a pack holds: "1 case and 4 loose". */
  'singles',
  /** Say of goods that there are to be more of them, or fewer, and before by how many: "increase the milk by 2". */
  'rises',
  'falls',
  'byMuch',
  /** Say of a row that the supplier has none: "OOS". */
  'soldOut',
  /** Say that goods are not there. */
  'missing',
  /** Tell how much goes out, of a subject: "we sell 80". */
  'consumes',
  /** Stand between goods and their count: "ama-24". */
  'concords',
  /** Point back at a unit: "one such box". */
  'suches',
  /** Begin a reason: "because nobody likes it". */
  'because',
  /** Numbers that stand behind what they count: "amabhokisi amathathu"; then "of", tied to the goods. */
  'nounCounts',
  'possessives',
  /** Tied to the word that they lead: "no-", and; "le-", of. */
  'prefixes',
  /** Say that an order is on its way, and right before it that it is not: "if you have not packed". */
  'underway',
  'notYet',
  /** Counted in talk, and no goods: "three stores", "two things". */
  'counted',
  /** Groups of people by their number: "a crew of 5"; and newborns, by their weight. */
  'crews',
  'newborns',
  /** Thank at the end of a message, before the name of who writes. */
  'closings',
  /** Say that money is owed. */
  'owes',
  /** Where a game is played: "field 2". */
  'grounds',
  /** "12 of each unless I say otherwise", "except where marked": begin what other quantities stand for themselves. */
  'reserving',
  'stating',
  /** Verbs that close a clause behind its time: "voor 4 aflaai". */
  'endsClause',
  /** Say that a count is more than anybody wants: "30 is too many". */
  'excess',
  /** Begin the sum of goods asked for twice: "so 4", "4 in total". */
  'sums',
  /** Begin what follows from what was said: "so 12 of that please". */
  'hence',
  /** Stand before each of several places that take as many: "24 per store = 96". */
  'perPlace',
  /** Where goods are kept, and what stands before it: "on the shelf". */
  'stores',
  /** Close what was talked over, before it is said once more: "ok, 6 cola and 4 samp". */
  'settled',
  /** Set a condition where they stand before their subject, and what stands behind it then: "should rice be sold out". */
  'inverts',
  'remains',
  /** What a load has or has not left: "if there is space". */
  'roominess',
  'within',
  /** Say that goods are there: "if you have". */
  'holding',
  /** Tell that an order is for much later: "in spring"; before a turn: "next month". */
  'laters',
  'nexts',
  /** Tell that goods are had already, or from somebody else: "got my own". */
  'owners',
  /** Tell that goods were offered: "the tea you quoted". */
  'offered',
  /** Ask to wait with goods, only together with an "until", and not for a day or an hour. */
  'waits',
  'untils',
  /** Say that somebody may want goods, and does not yet: "might need 30". */
  'hedges',
  /** Say that somebody wants goods. */
  'wishes',
  /** Ask for goods. */
  'asking',
  /** Deny what follows: "not 6". */
  'denies',
  /** Stand behind what is denied as well: "nie melk nie". */
  'closesDenial',
  /** Stand between a quantity and its goods, and before goods pointed at: "6 of the". */
  'links',
  'definite',
  /** Interrupt the speech, or are said to the hearer: goods never run across them. */
  'breaks',
  /** Say what was wanted before, and no more. */
  'former',
  /** Say what was wished for, be it no more: "i wanted two boxes". */
  'planned',
  /** Tell why goods are not wanted after all: "but i found one". */
  'reasons',
  /** Tell of an order of before, or of one that was meant to be: "i had put mozzarella on the list". */
  'ordered',
  /** Ask what became of goods: "did the 12 milk arrive?" */
  'past',
  /** Ask what goods cost, however many: "how much are 10 bags". */
  'pricing',
  /** Ask for a quote: goods of a question that says so are not ordered yet, however many. */
  'quoting',
  /** End the offer to send an earlier order again: "the same again?" */
  'repeating',
  /** Call an order, or goods, what they always are: "the regular order". */
  'habitual',
  /** Call an order what is sent without being told: "the standing order". */
  'customary',
  'usual',
  /** Say which order, by the day or the span of time it was of: "last week", "the previous order". */
  'latest',
  'occasions',
  'weekDays',
  'weeks',
  'months',
  /** The hearer's: "your usual?". */
  'yours',
  /** Say what something is measured by: "more than usual". */
  'thans',
  /** Of what an order has of its own, and no goods: "the usual terms". */
  'arrangements',
  /** Mean "unless". */
  'unless',
  /** Point at goods named before. */
  'pointing',
  /** The same, but never a number or part of a name: "12 of those hangers". */
  'those',
  /** Mean "of those" in one word: "10 daarvan", "10 desses". */
  'ofThem',
  /** In a correction: what follows takes the place of what stood before; the goods that follow are to make way. */
  'replaces',
  'swaps',
  /** Add to what was ordered. */
  'more',
  /** Take out, but only in some company: "cut the rice", not "cut green beans". */
  'cut',
  /** End a clause with a contrast. */
  'contrast',
  /** Stand between "the same" and the goods that are so: "same in red". */
  'likens',
  /** "same", and in what goods may be the same as those before them: "same size". */
  'sames',
  'respects',
  /** Their number tells goods apart: "size 4". */
  'naming',
  /**
   * Two words of one name, kept together over the "and" between them; both in the singular: "fruit and nut". Flavours
   * and fastenings that go by such names everywhere, collected by us from common usage.
   */
  'pairs',
  /** Goods told by how long they take: "2 minute noodles". */
  'timed',
  /** Stand before a measure and are part of it: "2 cu ft". */
  'dimensions',
  /** Have a number each in a place that goods go to: "for apartment six". */
  'doors',
  /** Words of talk that names of goods begin with as well: "6 early bird chicken", "1 shop vac". */
  'opensNames',
  /** Dozens that count only before "of", and name goods elsewhere: "a score of". */
  'countsOf',
  /** Begin a complaint of goods to come. */
  'opensComplaint',
  /** The same where goods, or their number, stand right behind: "billed 24 tiles". */
  'tellsBeside',
  /** Tell of goods that went or came, behind who did it: "the depot packed 5 tiles". */
  'tellers',
  /** Say by themselves that the sender ordered, and when an order of before was: "last week". */
  'iOrdered',
  'longAgo',
  /** Tell how goods were, right behind them: "5 tiles were wet". */
  'were',
  /** Ask for money back, and for no goods. */
  'refunds',
  /** Tell that goods have come, and when: no order of them follows. */
  'came',
  'cameWhen',
  /** In a complaint: the goods that follow go back, or are lost. */
  'givesBack',
  /** Ask for goods once more. */
  'again',
  /** Say when, or with what, goods of before are to come: "please send with the next truck". */
  'soon',
  /** Call goods by their not having come: "send the missing ones". */
  'lacking',
  /** Announce a change of the whole order, before a colon: "Changes: no bread". */
  'amending',
  /** Alone on their line: what follows is no more of the kind before. */
  'sundries',
  /** Alone on their line: a department of the shop, whose goods follow. */
  'departments',
  /** Take goods out of a list to come. */
  'excepting',
  /** Point at a list to come: "see the list below". */
  'belows',
  /** Call quoted rows an order: "the list below", "the order underneath". */
  'lists',
  /** Stand before the number of a row as its label: "line 3". */
  'rowLabels',
  /** Stand behind "one" for goods that are named next: "scratch one thing, the tea". */
  'oneThing',
  /** Stand before the bare number of a row: "go with 3". */
  'beforeRow',
  /** Are of the order as a whole: what must become of them changes no line. "The total should be about R900". */
  'wholes',
  /** Tell the quantity that is right by now: "was 40, now 60". */
  'nows',
  /** Stand between goods and the quantity that they are to have: "the 10 rice make 6". */
  'makes',
  /** Stand before a quantity as its label: "qty 3". */
  'quantityLabels',
  /** Stand before the number of pieces at the end of a row: "flour n. 4". */
  'numberSigns',
  /** Stand between goods and their quantity: "bread should be 3". */
  'leadsQuantity',
  /** Stand between "need" or "have" and a number: "have 3, so please need 9". */
  'betweenCueAndNumber',
  /** Behind counted goods: not in packs. Elsewhere they take out: "ses rolle los", "los die rolle". */
  'loose',
  /** Stand there, or between goods: "bread also 3". */
  'likewise',
  /** Give the word to somebody: what follows is an order, what stands before is not. */
  'saying',
  /** Point at rows by their place: "the last one", "both", the letters behind the number of "2nd". */
  'ones',
  'both',
  'ordinalEnds',
  /** Stand between rows or goods and what is said of them. */
  'being',
  /** Part a verb from what it takes out: "take the rice off". */
  'off',
  /** Stand before what belongs to somebody: "4 the kids"; and behind an "in" that is no inch: "in stock". */
  'owning',
  'afterIn',
  /** Take something out only together with such a word. */
  'moves',
  /** Take goods out, or put them somewhere; and the words before the place: "leave it at the gate". */
  'puts',
  'atPlace',
  /** Before "the" and a place: "drop it on the porch". */
  'ontoPlace',
  /** And no place: "leave it in the next order", "drop it on the list". */
  'notPlaces',
  /** Put goods off to another time, where one is told: "move the rice to next month". */
  'defers',
  /** Say when an order is not for: "not this week" points at no goods. */
  'turns',
  /** Stand in an exchange before what takes the place: "swap the rice for 6 samp". */
  'inExchange',
  /** Turn a cancellation into its opposite: "dont leave out the rice". */
  'forbids',
  /** "Between 1 and 3 Dec", "on 1 or 2 Dec": stand before two days of a month, and between them. */
  'beforeDays',
  'betweenDays',
  /** Stand between the sides of a size: "two by four", "dos por cuatro". */
  'crosses',
  /** Greet, before an answer. */
  'greetings',
  /** Answer with yes: "gouda yes, custard no". */
  'agrees',
  /** Stand behind the yes that opens a message: "si bueno, habla Ana". */
  'hails',
  /** Answer a question with no, whatever follows. */
  'declines',
  /** Do so, and mean or begin other things as well: "no". */
  'noes',
  /** Say that what stood before was for somebody else: "oops wrong chat". */
  'strays',
  /** Behind a "no": begin to say why not, or that it was a mistake. */
  'regrets',
  /** Say that goods cost too much. */
  'dear',
  /** Take a row of a list back, wherever they stand in the remark behind it: "boss says not needed". */
  'struck',
  /** Take it back at the beginning of the remark only: "skip this one", but "next to the skip". */
  'strikes',
  /** Stand where a row has its quantity: nothing of it is ordered. */
  'naught',
  /** Refuse a row of a quoted list. */
  'refuses',
  /** Nothing but what follows: "only the rice". */
  'only',
  /** All of a list that the sentence does not name: "send the rest". */
  'rest',
  /** Mean "in the place of". */
  'insteadOf',
  /** Begin what is to be done in a case: "no tea then coffee". */
  'thens',
  /** Mean "in that order". */
  'respectively',
  /** Stand before the quantity of before, and before the one that replaces it: "from 4 to 6". */
  'from',
  'to',
  /** May stand before `to`: "down to 4". */
  'upOrDown',
  /** Stand before the decimals of a spoken number: "one point five". */
  'point',
  /** Stand before whom or what goods are for: "for the". */
  'purpose',
  /** Stand between goods and the quantity that they keep: "keep the rice at 8". */
  'keptAt',
  /** What people meet for, so that goods are for it: "for lunch we need". */
  'hosting',
  /** Stand for somebody: "for me". */
  'persons',
  /** Are packed for people, or are the people: "one of each per hamper". */
  'parcel',
  /** Stand before what somebody does: "she will pay". */
  'subjects',
  /** Say what is the matter: "candles its payday". */
  'itIs',
  /** Stand before the name of who speaks: "this is mike". */
  'presents',
  /** Stand before the firm or place that they speak for: "mike with four corners tile". */
  'speaksFor',
  /** Ask which of several there are, and stand in no name: "candles which sizes do u have". */
  'whichOnes',
  /** Stand before what is said of the goods: "the ones that go to the yard". */
  'relatives',
  /** Numbers in the plural, which say how many a pack holds: "the twenty fours". */
  'plurals',
  /** Stand between the tens and ones of a spoken number: "treinta y dos". */
  'joinsTens',
  /** Stand before a time: "until four". */
  'clock',
  /** Stand before what must happen first: "when the posts are in". */
  'whens',
  /** Behind a number: so many are in a pack. */
  'held',
  /** Stand before "enough", and tell how something is and not how much: "early enough". */
  'manners',
  /** Say of a count that nothing more is needed, and that nothing is there. */
  'suffices',
  'noneLeft',
  /** Stand before how many of goods there are to be: "par 6, have 2". */
  'parLevels',
  /** Units that are goods by themselves: "20 rolls". */
  'soldAlone',
  /** Say that a size is that of all goods before: "all 2L". */
  'ofAll',
  /** Say that a part of a pack costs nothing: "80+20 free". */
  'bonus',
  /** Ask for the smallest, or the largest, of goods that come in several sizes. */
  'small',
  'large',
  /** Stand before the place that goods go to, and name places: "to the school kitchen". */
  'toPlace',
  'premises',
  /** Tell what happened, right before it: "we had a fire drill". */
  'hadOnce',
  /** Tell what became of things, right before how many: "lost one glove". */
  'mishaps',
  /** Say how much is in a unit: "a full box". */
  'fullness',
  /** Call what is said an order: "this part is an order". */
  'ordering',
  /** Name no goods of any trade: verbs, people, places, times. */
  'talk',
] as const;

export type WordClass = (typeof wordClasses)[number];

/** Every class, with no words yet. */
export function emptyClasses(): Record<WordClass, Set<string>> {
  const entries = wordClasses.map((name): [WordClass, Set<string>] => [name, new Set()]);
  // fromEntries forgets which keys it was given.
  return Object.fromEntries(entries) as Record<WordClass, Set<string>>;
}
