import type { Contact, HeadField } from '../head';
import { cueAt, cueBefore, type HeadView, spanOf } from '../text/view-head';

interface Stretch {
  from: number;
  to: number;
}

interface Phone extends Stretch {
  digits: string;
}

/** Whom to ask about the order: a name, a number, or both. */
export function readContact(view: HeadView): HeadField<Contact> | null {
  const phone = findPhone(view);
  const signed = signedBy(view, phone);
  const isSigned =
    phone !== null && signed !== null && phone.from > signed.from && phone.from - signed.from < 20;
  const beside = phone && !isSigned ? (nameBefore(view, phone.from) ?? nameBehind(view, phone.to)) : signed;
  const name = beside ?? namedOutright(view) ?? (phone ? namesItself(view) : null);
  if (!phone && !name) return null;
  const isTogether = phone !== null && name !== null && Math.abs(phone.from - name.from) < 14;
  const parts = phone && name && isTogether ? [phone, name] : [phone ?? name ?? { from: 0, to: 0 }];
  const from = Math.min(...parts.map((part) => part.from));
  const to = Math.max(...parts.map((part) => part.to));
  const { start, end } = spanOf(view, from, to);
  const nameSpan = name && spanOf(view, name.from, name.to);
  return {
    value: {
      name: nameSpan ? view.text.slice(nameSpan.start, nameSpan.end) : null,
      phone: phone?.digits ?? null,
    },
    start,
    end,
    confidence: phone && name ? 0.95 : phone ? 0.85 : 0.7,
    reason: phone ? 'a phone number' : 'named as the one to ask',
  };
}

/** The first number that can be a phone's: ten digits or so from 0 or a country code, and no other paper's. */
function findPhone(view: HeadView): Phone | null {
  for (let at = 0; at < view.words.length; at++) {
    if (view.quoted[at] || (view.words[at]?.glued && /^[\p{L}\d/#]/u.test(view.words[at - 1]?.text ?? '')))
      continue;
    const phone = phoneAt(view, at);
    if (!phone) continue;
    if (!cueBefore(view, skipMarksBack(view, at), 'po', 'reference', 'otherPaper')) return phone;
    at = phone.to - 1;
  }
  return null;
}

function phoneAt(view: HeadView, from: number): Phone | null {
  let digits = '';
  let to = from;
  let groups = 0;
  let isWritten = false;
  for (let at = from; at < Math.min(view.words.length, from + 26); at++) {
    const word = view.words[at];
    // A number of ten digits is whole: "082 991 7710 30 min before".
    if (/^0\d{9}$/.test(digits) && !word?.glued) break;
    const spoken = isWritten ? undefined : cueAt(view, at, 'digit');
    if (word?.kind === 'number' && word.text.length > 1) isWritten = true;
    if (word?.kind === 'number') digits += word.text;
    else if (spoken?.to === at + 1 && !word?.glued) digits += spoken.value;
    else if (at === from && word?.text === '+') {
      digits = '+';
      continue;
    } else if (digits !== '' && word && /^[-().]$/.test(word.text) && view.words[at + 1]?.kind === 'number')
      continue;
    else break;
    groups++;
    to = at + 1;
    if (digits.length > 15) return null;
  }
  const count = digits.replace('+', '').length;
  const isNational = /^0[1-9]/.test(digits) && count >= 9 && count <= 11;
  const isForeign = /^\+?(?:27|258|244|243|26\d|1|44)\d/.test(digits) && count >= 11 && count <= 13;
  const isMobile = /^[678]\d/.test(digits) && count === 9 && groups >= 3;
  return isNational || isForeign || isMobile ? { from, to, digits } : null;
}

const skipMarksBack = (view: HeadView, from: number): number => {
  let at = from;
  while (at > 0 && view.words[at - 1]?.kind === 'mark' && /^[:#.(=-]$/.test(view.words[at - 1]?.text ?? ''))
    at--;
  return at;
};

const longestName = 4;

/** "Chantelle Fourie, Procurement, 021 …", "Phone Lerato on 082 …". */
function nameBefore(view: HeadView, phone: number): Stretch | null {
  const floor = Math.max(0, phone - 12);
  for (let end = phone; end > floor; end--) {
    const word = view.words[end - 1];
    if (!word || (view.goods[end - 1] ?? -1) >= 0) return null;
    const name = nameEndingAt(view, end);
    if (name) return firstOfPiece(view, name, floor);
    // What may stand between a name and its number.
    const isBetween =
      word.kind === 'mark' ||
      word.kind === 'line' ||
      cueBefore(view, end, 'notName', 'numberWord', 'is', 'myNumber', 'call', 'at', 'here');
    if (!isBetween || word.text === '.') return null;
  }
  return null;
}

/** In "Chantelle Fourie, Procurement, 021": the name is the first of a row of them. */
function firstOfPiece(view: HeadView, name: Stretch, floor: number): Stretch {
  let best = name;
  for (let at = name.from; at > floor; at--) {
    const word = view.words[at - 1];
    if (!word || !(word.text === ',' || word.kind === 'line' || word.text === '&')) break;
    const before = nameEndingAt(view, at - 1);
    if (!before || before.to - before.from > 3) break;
    best = before;
    at = before.from + 1;
  }
  return best;
}

/** "082 … (Mr Khoza)" */
function nameBehind(view: HeadView, end: number): Stretch | null {
  let at = end;
  while (at < end + 2 && view.words[at]?.kind === 'mark' && /^[(,-]$/.test(view.words[at]?.text ?? '')) at++;
  const name = nameFrom(view, at);
  return name && view.pieces[name.to] !== view.pieces[name.from] ? name : null;
}

const isNameWord = (view: HeadView, at: number): boolean => {
  const word = view.words[at];
  if (word?.kind !== 'word' || (view.goods[at] ?? -1) >= 0) return false;
  if (cueAt(view, at, 'title')) return true;
  if (cueAt(view, at, 'notName', 'polite', 'weekday', 'month', 'day', 'closing', 'deliverTo', 'spot', 'tell'))
    return false;
  return word.capital;
};

function nameEndingAt(view: HeadView, end: number): Stretch | null {
  let from = end;
  while (from > 0 && end - from < longestName) {
    const word = view.words[from - 1];
    const isJoin =
      from < end &&
      (word?.text === '.' || word?.text === '-') &&
      view.words[from - 2]?.kind === 'word' &&
      word.glued;
    if (!isJoin && !isNameWord(view, from - 1)) break;
    from--;
  }
  while (from < end && view.words[from]?.kind === 'mark') from++;
  return from < end && view.words.slice(from, end).some((_, at) => !cueAt(view, from + at, 'title'))
    ? { from, to: end }
    : null;
}

/** A name that begins at a word; in lower case one word, or a title and one. */
function nameFrom(view: HeadView, from: number): Stretch | null {
  let to = from;
  for (let at = from; at < view.words.length && at - from < longestName + 2; at++) {
    const isJoin =
      at > from &&
      /^[.-]$/.test(view.words[at]?.text ?? '') &&
      view.words[at]?.glued &&
      view.words[at + 1]?.kind === 'word';
    if (isJoin) continue;
    if (!isNameWord(view, at)) break;
    to = at + 1;
  }
  if (
    to > from &&
    view.words
      .slice(from, to)
      .some((_, at) => !cueAt(view, from + at, 'title') && view.words[from + at]?.kind === 'word')
  )
    return { from, to };
  return null;
}

const lowerNameFrom = (view: HeadView, from: number): Stretch | null => {
  const word = view.words[from];
  const isName =
    word?.kind === 'word' &&
    word.text.length > 2 &&
    (view.goods[from] ?? -1) < 0 &&
    !cueAt(
      view,
      from,
      'notName',
      'polite',
      'spot',
      'wanted',
      'day',
      'urgent',
      'towards',
      'article',
      'deliverTo',
      'title',
    );
  return isName ? { from, to: from + 1 } : null;
};

/** "Ask for Sipho", "Ordered by: L. Mthembu", "I'm Moses". */
function namedOutright(view: HeadView): Stretch | null {
  for (let at = 0; at < view.words.length; at++) {
    if (view.quoted[at]) continue;
    const cue = cueAt(view, at, 'contact', 'selfNamed');
    if (!cue || cue.to - cue.from === 0) continue;
    if (cue.name === 'selfNamed' && !/^(?:i|m|na|no)/.test(view.words[at]?.text ?? '')) continue;
    if (cue.to - cue.from === 1 && cueAt(view, at, 'call') && view.words[cue.to]?.text !== ':') continue;
    let next = cue.to;
    while (/^[:,-]$/.test(view.words[next]?.text ?? '') || cueAt(view, next, 'is', 'article')) next++;
    const name = nameFrom(view, next);
    if (name) return name;
  }
  return null;
}

/** "it is bongani the plumber", "desmond here": who speaks, for a number that stands without a name. */
function namesItself(view: HeadView): Stretch | null {
  for (let at = 0; at < view.words.length; at++) {
    const here = cueAt(view, at, 'here');
    if (here && view.words[at]?.text === 'here') {
      const before = nameEndingAt(view, at) ?? lowerNameFrom(view, at - 1);
      if (before) return before;
    }
    const cue = cueAt(view, at, 'selfNamed');
    const name = cue && (nameFrom(view, cue.to) ?? lowerNameFrom(view, cue.to));
    if (name) return name;
  }
  return null;
}

/** The name below "Kind regards", on a line of its own. */
function signedBy(view: HeadView, phone: Phone | null): Stretch | null {
  for (let at = view.words.length - 1; at > 0; at--) {
    const cue = cueAt(view, at, 'closing');
    if (!cue || view.words[at - 1]?.kind !== 'line') continue;
    let next = cue.to;
    while (view.words[next]?.kind === 'line' || /^[,.-]$/.test(view.words[next]?.text ?? '')) next++;
    const name = nameFrom(view, next);
    if (name && (phone === null || phone.from > at)) return name;
  }
  return null;
}
