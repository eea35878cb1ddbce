import { describe, expect, it } from 'vitest';
import { readHead } from './read-head';

// A Monday.
const asRead = { sentAt: new Date('2026-11-30T08:00:00Z'), timeZone: 'Africa/Johannesburg' };
const toldBy = (text: string) => {
  const { requestedDate, window, poNumber, contact } = readHead(text, asRead);
  return [requestedDate?.value.date, window?.value.from ?? window?.value.to, poNumber?.value, contact?.value]
    .flatMap((value) => value ?? [])
    .join(' ');
};

describe('when somebody wrote is no day and no hour of the delivery', () => {
  it.each([
    'On Mon, 30 Nov 2026 at 08:01, Orders <o@x.com> wrote:\n> Good day, delivery on tuesday?',
    'On Mon, 30 Nov 2026 at 08:01, Orders\n<o@x.com> wrote:\n> Good day',
    'Op Ma. 30 Nov. 2026 om 08:01 het Orders <o@x.com> geskryf:\n> Goeie dag',
    'Em seg., 30 de nov. de 2026 às 08:01, Orders <o@x.com> escreveu:\n> Bom dia',
    'From: Orders <o@x.com>\nSent: Thursday, 3 December 2026 14:00\nTo: Sam\nSubject: Order\n\nYou had 5 milk for tuesday',
    '-----Original Message-----\nFrom: Orders\nSent: Thursday, 3 December 2026 14:00\nTo: Sam\nSubject: Order',
  ])('in a mail below the order: %s', (mail) => {
    expect(toldBy(`10 brown bread please\n\n${mail}`)).toBe('');
    expect(toldBy(`10 brown bread for friday\n\n${mail}`)).toBe('2026-12-04');
  });

  it.each([
    ['[30/11, 08:12] Sam: ', '[30/11, 08:13] Sam: '],
    ['[30/11/2026, 08:12:44] Sam Nkosi: ', '[30/11/2026, 08:13:02] Sam Nkosi: '],
    ['30/11/2026, 08:12 - Sam: ', '30/11/2026, 08:13 - Sam: '],
    ['Sam 08:12: ', 'Sam 08:13: '],
  ])('in a chat that was copied: %s', (one, other) => {
    expect(toldBy(`${one}10 brown bread\n${other}3 rice 10kg`)).toBe('');
    expect(toldBy(`${one}10 brown bread\n${other}3 rice 10kg for friday`)).toBe('2026-12-04');
  });

  it('in a mail that is passed on, whose words and subject are the order', () => {
    const head = 'From: Sam <s@x.com>\nSent: Thursday, 3 December 2026 14:00\nTo: Orders\n';
    expect(toldBy(`${head}Subject: Order\n\n10 brown bread for Friday`)).toBe('2026-12-04');
    expect(toldBy(`${head}Subject: Order for Friday\n\n10 brown bread`)).toBe('2026-12-04');
  });
});

it.each([
  ['Date: Friday 4 December\n10 bread', '2026-12-04'],
  ['Delivery date: 4 Dec\nFrom: Sam\n10 bread', '2026-12-04'],
  ['10 bread\nDeliver Friday 08:00: gate 2', '2026-12-04 08:00'],
])('a label of the order’s own is read: %s', (text, told) => {
  expect(toldBy(text)).toContain(told);
});
