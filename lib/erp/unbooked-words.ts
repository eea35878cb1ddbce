import { refusesInWords, soundsLikeRefusal, spell } from './refusal-words';
import { withoutPayments } from './without-payments';

/*
 * What a text says of an order that was named and yet is not booked, or not whole. As in refusal-words, English first, then
 * the languages of the ERPs that answer in their users' own.
 */

const booked =
  '(posted|post|booked|created|processed|placed|saved|accepted|imported|committed|entered|recorded|registered|submitted|stored|received|taken|raised|written|loaded|completed|gone through|go through|went through)';
/** "was not posted", "wasn't booked", "nothing was saved", "no order created", "unposted". */
const unbooked = new RegExp(
  `(\\bnot|n't|\\bnever|\\bnothing|\\bno (sales )?(order|document|line)s?)\\b( [\\p{L}']+){0,3} ${booked}\\b|\\bun(posted|processed|booked|saved)\\b`,
  'u',
);
const unbookedElsewhere =
  /(?<!\p{L})(no|não|nao|nicht|non|niet|nie|pas|sin|sem)( \p{L}+){0,2} (contabilizad[oa]|registrad[oa]|procesad[oa]|processad[oa]|cread[oa]|criad[oa]|guardad[oa]|gravad[oa]|lançad[oa]|gebucht|angelegt|erstellt|verarbeitet|registrat[oa]|creat[oa]|elaborat[oa]|enregistrée?|créée?|traitée?|comptabilisée?|geboekt|aangemaakt|verwerkt|geboek|geskep)(?!\p{L})/u;

const withdrawn =
  /\b(cancel+ed|cancel+ation|void|voided|deleted|withdrawn|reversed|annulled|rolled back|rollback|discarded)\b/;
const withdrawnElsewhere =
  /(?<!\p{L})(cancelad[oa]|anulad[oa]|annulée?|storniert|gelöscht|annullat[oa]|geannuleerd|verwijderd|gekanselleer)(?!\p{L})/u;

const held =
  /\b(hold|held|parked|suspended|blocked|locked|stopped|expired|quarantined|partial|partially|partly|incomplete)\b/;

const partly = /\b(partial|partially|partly|incomplete|incompletely)\b|\bonly \d/;
const short = /\b(short|shorted|shortfall|shortages?)\b/;
const ofMany =
  /(?<!\b(?:page|step|part|batch|try|attempt) )\b(\d{1,6}) (?:of|out of|from|de|von|van|di|sur) (\d{1,6})\b/g;
const leftOut =
  /\b(lines?|items?|products?|skus?|rows?|quantity|quantities)\b.*\b(skipped|omitted|dropped|ignored|left out|excluded|not found)\b|\b(skipped|omitted|dropped|ignored|left out|excluded)\b.*\b(lines?|items?|products?|skus?|rows?)\b/;
const ofTheOrder = /\b(orders?|documents?|lines?)\b/;

/** True when a status says that the order was taken back: "Cancelled", "Void", "Storniert". */
export function saysWithdrawn(text: string): boolean {
  const said = spell(text);
  return withdrawn.test(said) || withdrawnElsewhere.test(said);
}

/** True when a status says that the order does not go on, or not whole: "On Hold", "Partial", "Not posted". */
export function saysHeld(text: string): boolean {
  const said = spell(text);
  return held.test(said) || deniesBooking(said);
}

/** True when a message denies that the order was booked, or booked whole: "Order SO-1 rejected", "4 of 10 booked". */
export function deniesInMessage(text: string): boolean {
  if (soundsLikeRefusal(text)) return true;
  return sentencesOf(text).some((said) => deniesBooking(said) || saysShort(said) || short.test(said));
}

/** The same of a warning, which speaks of trifles as well: only what it says of the order and its lines counts. */
export function deniesInWarning(text: string): boolean {
  return sentencesOf(text).some(
    (said) => deniesBooking(said) || saysShort(said) || (ofTheOrder.test(said) && refusesInWords(said)),
  );
}

function deniesBooking(said: string): boolean {
  const ofOrder = withoutPayments(said);
  return unbooked.test(ofOrder) || unbookedElsewhere.test(ofOrder) || saysWithdrawn(said);
}

function saysShort(said: string): boolean {
  if (partly.test(said) || leftOut.test(said)) return true;
  return [...said.matchAll(ofMany)].some(([, some, all]) => Number(some) < Number(all));
}

/** "Do not reply. Order received": what is denied in one sentence is not what is said in the next. */
function sentencesOf(text: string): string[] {
  return text
    .slice(0, 2_000)
    .split(/[.;!?]+(?:\s|$)|\n/)
    .map(spell);
}
