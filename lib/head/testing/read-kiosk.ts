import type { Branch } from '../head';
import { readHead } from '../read-head';

/** A Wednesday, ten in the morning in Johannesburg. */
export const sentAt = new Date('2025-09-03T10:00:00+02:00');
const branches: Branch[] = [
  {
    id: 'n',
    code: 'NR-1',
    name: 'Northgate Kiosk',
    address: '4 Olive Road, Northgate',
    names: ['the kiosk'],
  },
  { id: 's', code: 'NR-2', name: 'Southgate Kiosk', address: '19 Elm Street, Southgate', names: [] },
];

/** Reads the head of a message that a kiosk with two branches sent. */
export const readKiosk = (text: string, lines: { start: number; end: number }[] = []) =>
  readHead(text, { sentAt, timeZone: 'Africa/Johannesburg', branches, lines });

/** Where goods stand in a text, as its lines. */
export const goodsIn = (text: string, ...goods: string[]) =>
  goods.map((phrase) => ({ start: text.indexOf(phrase), end: text.indexOf(phrase) + phrase.length }));
