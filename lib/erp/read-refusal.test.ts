import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carriesError } from './carries-error';
import { readRefusal } from './read-refusal';

describe('carriesError', () => {
  it.each([
    [{ HasError: true }],
    [{ hasError: 'true' }],
    [{ ValidationErrors: ['Unknown account'] }],
    [{ ValidationErrors: { Account: ['unknown'] } }],
    [{ Errors: [{}] }],
    [{ success: false }],
  ])('sees the error in %j', (answer) => {
    expect(carriesError(answer)).toBe(true);
  });

  it.each([
    [null],
    ['OK'],
    [{}],
    [{ HasError: false, ValidationErrors: [] }],
    [{ success: true, ValidationErrors: null, Errors: {} }],
  ])('sees none in %j', (answer) => {
    expect(carriesError(answer)).toBe(false);
  });
});

describe('readRefusal', () => {
  it.each([
    [{ Message: 'Unknown account' }, 'Unknown account'],
    [{ error: 'Unknown account' }, 'Unknown account'],
    [{ error: { message: 'Unknown account' } }, 'Unknown account'],
    [{ title: 'Bad', detail: 'Unknown account' }, 'Unknown account'],
    [
      { Message: 'Invalid', ValidationErrors: [{ Field: 'Lines.0', Message: 'no stock' }] },
      'Invalid; Lines.0: no stock',
    ],
    [{ ValidationErrors: ['a', 'b', 'a'] }, 'a; b'],
    [{ ModelState: { Account: ['is unknown'] } }, 'Account: is unknown'],
    ['Unknown account', 'Unknown account'],
    ['<html>Bad gateway</html>', 'HTTP 422'],
    ['', 'HTTP 422'],
    [{}, 'HTTP 422'],
  ])('takes the words from %j', (answer, expected) => {
    expect(readRefusal(422, answer)).toBe(expected);
  });

  it('keeps to 500 characters and never throws', () => {
    expect(readRefusal(400, 'x'.repeat(9_000))).toHaveLength(500);
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        expect(readRefusal(400, answer)).not.toBe('');
      }),
    );
  });
});
