import { expect, it } from 'vitest';
import { respell } from './respell';

it.each([
  ['brite', 'bright'],
  ['kwik', 'quick'],
  ['nite', 'night'],
  ['thru', 'through'],
  ['kleen', 'clean'],
  ['foto', 'photo'],
  ['sheez', 'sheeze'],
])('reads %s as %s', (written, meant) => expect(respell(written)).toBe(respell(meant)));

it.each([
  ['wheat', 'white'],
  ['bite', 'bit'],
  ['corn', 'cairn'],
  ['pan', 'pen'],
  ['meant', 'mint'],
  ['boot', 'but'],
])('keeps %s apart from %s', (one, other) => expect(respell(one)).not.toBe(respell(other)));
