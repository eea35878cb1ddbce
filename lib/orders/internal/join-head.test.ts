import { describe, expect, it } from 'vitest';
import { readHead } from '../../head/read-head';
import { emptyHead, type StoredHead } from '../order-head';
import { headTold } from './head-told';
import { joinHead } from './join-head';
import { storedHead } from './store-head';

// A Monday.
const asRead = { sentAt: new Date('2026-11-30T08:00:00Z'), timeZone: 'Africa/Johannesburg' };
const headOf = (text: string) => storedHead(readHead(text, asRead), { hasBranches: false });

/** What an order says whose first message was the first of these, and the second a later one; `goods` are words of lines. */
function joined(first: string | StoredHead, text: string, goods: readonly string[] = []): StoredHead {
  const head = headOf(text);
  const lines = goods.map((words) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  }));
  const message = { text, head, lines, asksForGoods: goods.length > 0 };
  const toldOf = (span: { start: number; end: number } | null) => headTold(message, span);
  return joinHead(typeof first === 'string' ? headOf(first) : first, { head, text, toldOf });
}
const dated = (value: string): StoredHead => ({
  ...emptyHead,
  requestedDate: {
    ...{ value, alternative: null, notBefore: false, confidence: 1, span: null, reason: '' },
    ...{ doubts: [], setByPerson: true },
  },
});
const codes = (head: StoredHead, field: 'requestedDate' | 'delivery' | 'poNumber' | 'window') => {
  const part = head[field];
  return part && 'doubts' in part ? part.doubts.map(({ code }) => code) : null;
};
const wednesday = '2026-12-02';
const friday = '2026-12-04';

describe('another day, place or number beside goods', () => {
  it('may be of these goods alone: the first stays, and is doubted', () => {
    const { requestedDate } = joined('for tomorrow', '5 milk for friday', ['5 milk']);
    const doubts = [{ code: 'named-too', message: `${friday} is named too` }];
    expect(requestedDate).toMatchObject({ value: '2026-12-01', alternative: friday, doubts });
    const collected = joined('we will collect', '5 milk please deliver', ['5 milk']);
    expect(collected.delivery).toMatchObject({ value: 'COLLECT', doubts: [{ code: 'named-too' }] });
  });

  it('is the order’s where nothing was said, or the same', () => {
    for (const first of ['thanks', 'deliver friday'])
      expect(joined(first, '5 milk for friday', ['5 milk']).requestedDate).toMatchObject({
        ...{ value: friday, doubts: [] },
      });
  });

  it('holds where it is said to be in place of the first', () => {
    for (const text of ['5 milk, and make it friday instead', 'make it friday instead\n5 milk'])
      expect(joined('for wednesday', text, ['5 milk']).requestedDate).toMatchObject({
        ...{ value: friday, doubts: [] },
      });
  });
});

describe('another day that is all the message says', () => {
  it.each([
    'make it Friday instead',
    'sorry I meant Friday',
    'change delivery to Friday',
    'maak dit Vrydag',
    'rather friday pls',
  ])('holds: %s', (text) => {
    expect(joined('for wednesday', text).requestedDate).toMatchObject({ value: friday, doubts: [] });
  });

  it.each([
    'Friday please',
    'we need it by friday',
    'can you bring it on friday',
    'ons het dit Vrydag nodig',
  ])('holds, and the first is named: %s', (text) => {
    expect(joined('for wednesday', text).requestedDate).toMatchObject({
      ...{ value: friday, doubts: [{ message: `${wednesday} is named too` }] },
    });
    expect(codes(joined('thanks', text), 'requestedDate')).toEqual([]);
  });
});

describe('a day, number or way among talk', () => {
  it.each([
    'see you on Friday',
    'i will send the cheque on friday',
    'my daughter comes home on friday',
    'sien jou vrydag',
  ])('changes nothing, and is shown: %s', (text) => {
    const head = joined('for wednesday', text);
    expect(head.requestedDate).toMatchObject({ value: wednesday, doubts: [{ code: 'named-too' }] });
    expect(codes(joined('thanks', text), 'requestedDate')).toEqual(['in-talk']);
  });

  it('is doubted where nothing else was said', () => {
    const paid = joined('for wednesday', 'I paid R4500 this morning ref 99123');
    expect(paid.poNumber).toMatchObject({ value: '99123', doubts: [{ code: 'in-talk' }] });
    expect(paid.requestedDate).toMatchObject({ value: wednesday, doubts: [] });
    const shed = joined('for wednesday', 'Loadshedding from 10 to 12 so no delivery then');
    expect(codes(shed, 'delivery')).toEqual(['in-talk']);
    expect(joined('for wednesday', 'my driver will not be there tomorrow').requestedDate).toMatchObject({
      value: wednesday,
    });
  });
});

it('never changes what a person has set, and shows what is said against it', () => {
  for (const text of ['make it friday instead', 'friday please', 'see you on friday'])
    expect(joined(dated(wednesday), text).requestedDate).toMatchObject({
      ...{ value: wednesday, setByPerson: true, doubts: [{ message: `${friday} is named too` }] },
    });
});

it('keeps the day that was asked for, with a doubt, when a later message only refuses one', () => {
  const refused = joined('for friday', 'not on tuesday').requestedDate;
  expect(refused).toMatchObject({ value: friday });
  expect(refused && 'doubts' in refused && refused.doubts.length).toBeGreaterThan(0);
});

it('does all that is to be done', () => {
  const { instructions } = joined('please leave it at the back gate', 'ring the bell when you arrive');
  expect(instructions?.value).toContain('back gate');
});
