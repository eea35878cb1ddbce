import { anyOf, ofClass } from '../../language/words/pattern-words';
import type { NoiseKind } from './noise-pattern';

/** What the whole order comes to, by the languages' names for it. */
const sum =
  'totals?|grand total|totaal|bill|invoice|amount|rekening|bedrag|cuenta|conta|facture|isamba|i-?total|itotal';

/** Words between the name and the figure: "should come to", "moet wees", "debería ser". */
const comes =
  'should|shd|shud|must|will|would|might|ought|has|have|to|be|come|comes|add|adds|up|out|work|works|moet|behoort|sal|sou|kom|op|te|wees|debe|deber[ií]a|tiene|que|ser|dar|ser[ií]a|ser[aá]|sale|en|deve|deveria|tem|fica|em|sai|dever[aá]|doit|devrait|est|[eê]tre|faire|fera|sera|[aà]|kufanele|kumele|ibe|izoba|ingaba|ngu';

/** Before a figure that is guessed. */
const about =
  '(?:about|abt|around|approx(?:imately)?\\.?|roughly|nearly|close to|more or less|\\+ ?/? ?-|±|~|ongeveer|omtrent|sowat|min of meer|cerca de|alrededor de|aproximadamente|unos|mas o menos|más o menos|uns|mais ou menos|environ|[aà] peu pr[eè]s|cishe)';

const currency = '(?:R|ZAR|\\$|€|£|MZN|MT|Rs\\.?)';
const figure = '\\d{1,3}(?:[ ,.]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{1,2})?';

/** "should be about 20 cases": goods are counted, not money. */
const noGoods =
  '(?! ?(?:x|kgs?|g|ml|lt?|dozen|doz|cs|cases?|box(?:es)?|packs?|bags?|units?|pieces?|pcs|crates?|trays?|bottles?|bales?|kiste|sakke|pakke|dose|cajas?|caixas?|caisses?|cartons?|sacos?|sacs)(?!\\p{L}))';

/** Say that money is owed, and to whom. */
const owing = `(?:${anyOf(ofClass('owes'))})`;
const creditor = '(?:you|u|him|her|them|jou|julle|hom|te|le|lhe|vos|vous)';
/** Since when: no goods are named behind it. */
const debtEnds =
  '(?= ?(?:$|[;!?)\\n]|[.,](?!\\d))| (?:still|nog|now|from|for|on|since|till|until|van|vir|sedert|desde|depuis|d[aeo] (?:la )?(?:semana|m[eê]s|lo)|de la semaine)(?!\\p{L}))';

/**
 * "total should be +- R1 900", "totaal moet omtrent 900 wees": money at the foot of an order. Unknown, its "should be"
 * would change the line above. A plain count, as in "no, total should be 6", stays a correction.
 */
export const sums: NoiseKind = {
  code: 'price',
  patterns: [
    [
      'rice 4\n{total should be about 900}',
      new RegExp(
        `(?<!\\p{L})(?:${sum})(?: (?:${comes})){1,5}(?: ${about})?(?: ?${currency} ?(?:${figure})|(?<=${about}) ?(?:${figure})${noGoods})(?![\\p{L}\\d])(?: wees(?!\\p{L}))?`,
        'giu',
      ),
    ],
    [
      'rice 4\n{that should come to R900}',
      new RegExp(
        `(?<!\\p{L})(?:it|that|this|all|everything|alles|dit|eso|isso|[cç]a|tout)(?: all| alles| tout)?(?: (?:${comes})){1,5}(?: ${about})? ?${currency} ?(?:${figure})(?![\\p{L}\\d])(?: wees(?!\\p{L}))?`,
        'giu',
      ),
    ],
    [
      'rice 4, i know i {owe 340} from last week',
      new RegExp(
        `(?<!\\p{L})${owing} (?:${creditor} )?(?:(?:still|nog) )?(?:${currency} ?)?(?:${figure})(?<=\\d\\d)${debtEnds}`,
        'gimu',
      ),
    ],
  ],
};
