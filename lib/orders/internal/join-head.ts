import { type HeadFieldName, headFields } from '../head-fields';
import type { EmptiedPart, StoredHead } from '../order-head';
import type { HeadTold } from './head-told';

/** Whether two heads name different numbers of the customer's, or different places: then they are not of one order. */
export function isOtherHead(one: StoredHead | null, other: StoredHead): boolean {
  const differ = (a: string | null | undefined, b: string | null | undefined) => Boolean(a && b && a !== b);
  const placeOf = (head: StoredHead | null) => head?.shipTo?.value?.branchId ?? head?.shipTo?.value?.text;
  return (
    differ(one?.poNumber?.value, other.poNumber?.value) ||
    differ(placeOf(one)?.toLowerCase(), placeOf(other)?.toLowerCase())
  );
}

/** Whether a head says anything. */
export const saysSomething = (head: StoredHead): boolean => headFields.some((field) => head[field] !== null);

/** Of a later message: its text, and how it says each part of its head. */
interface Later {
  head: StoredHead;
  text: string;
  toldOf: (span: { start: number; end: number } | null) => HeadTold;
}

/**
 * An order's head with what a later message of its says. What is said in place of it holds; of two things that differ
 * otherwise, and of what stands among talk, a person says which is meant, and what a person has set is never changed. Places
 * in the text are of the other message, and left out.
 */
export function joinHead(before: StoredHead, later: Later): StoredHead {
  return {
    poNumber: joinPart(before.poNumber, later.head.poNumber, later),
    requestedDate: joinPart(before.requestedDate, later.head.requestedDate, later, (part, { value }) => ({
      ...part,
      alternative: value,
    })),
    window: joinPart(before.window, later.head.window, later),
    shipTo: joinPart(before.shipTo, later.head.shipTo, later),
    instructions: joinNotes(before.instructions, later.head.instructions),
    contact: joinPart(before.contact, later.head.contact, later),
    delivery: joinPart(before.delivery, later.head.delivery, later),
    urgent: before.urgent ?? withoutPlace(later.head.urgent),
  };
}

type Part = Exclude<StoredHead[HeadFieldName], EmptiedPart | null>;

function joinPart<P extends Part>(
  held: P | EmptiedPart | null,
  said: P | EmptiedPart | null,
  { text, toldOf }: Later,
  withOther: (part: P, other: P) => P = (part) => part,
): P | EmptiedPart | null {
  if (said === null || 'emptied' in said) return held;
  const told = toldOf(said.span);
  const now = { ...said, span: null };
  if (held === null) return told === 'IN_TALK' ? doubted(now, amongTalk(text)) : now;
  if ('emptied' in held) return doubted(now, amongTalk(text));
  // A later message that only refuses days leaves the day that was asked for.
  if (said.value === null) return { ...held, doubts: [...held.doubts, ...said.doubts] };
  if (held.value === null) return now;
  if (JSON.stringify(held.value) === JSON.stringify(said.value)) return held;
  if (told === 'ANEW' && !held.setByPerson) return now;
  const [kept, given]: [P, P] = told === 'ALONE' && !held.setByPerson ? [now, held] : [held, said];
  const words = wordsOf(given, given === said ? text : null);
  return withOther(doubted(kept, namedToo(words)), given);
}

const withoutPlace = <P extends Part>(part: P | EmptiedPart | null): P | EmptiedPart | null =>
  part === null || 'emptied' in part ? part : { ...part, span: null };

const doubted = <P extends Part>(part: P, doubt: Part['doubts'][number]): P => ({
  ...part,
  doubts: [...part.doubts.filter(({ message }) => message !== doubt.message), doubt],
});

const namedToo = (words: string) => ({ code: 'named-too', message: `${words} is named too` });

/** Longer words are cut. */
const mostShown = 80;

const amongTalk = (text: string) => ({
  code: 'in-talk',
  message: `said in a later message, “${shortened(text)}”: see whether it is meant`,
});

const shortened = (text: string): string => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);

/** Numbers, days and the like as they are; everything else in the words of the message, as far as it is at hand. */
function wordsOf({ value, span }: Part, text: string | null): string {
  if (typeof value === 'string' && !/^[A-Z]+$/.test(value)) return value;
  if (text !== null && span) return `“${text.slice(span.start, span.end).trim()}”`;
  if (value === null || typeof value !== 'object') return String(value).toLowerCase();
  return Object.values(value).filter(Boolean).join('–');
}

/** What is to be done besides is done besides, where a person has not said what. */
function joinNotes(
  held: StoredHead['instructions'],
  said: StoredHead['instructions'],
): StoredHead['instructions'] {
  if (said === null || 'emptied' in said) return held;
  const now = { ...said, span: null };
  if (held === null) return now;
  if ('emptied' in held || held.value.includes(said.value)) return 'emptied' in held ? now : held;
  if (held.setByPerson) return doubted(held, namedToo(`“${said.value}”`));
  return { ...held, value: `${held.value}; ${said.value}`, reason: `${held.reason}; ${said.reason}` };
}
