import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/lib/words/testing/words-of';
import { describeDevice } from './describe-device';

const t = wordsOf('account');
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const onPhone =
  'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36';
const onIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('describeDevice', () => {
  it.each([
    ['Chrome on Windows', chrome],
    ['Edge on Windows', `${chrome} Edg/142.0.0.0`],
    ['Samsung Internet on Android', onPhone],
    ['Safari on iPhone', onIphone],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['curl', 'curl/8.5.0'],
    ['A program', ''],
    ['A program', '<script>'],
  ])('says %s', (words, userAgent) => {
    expect(describeDevice({ kind: 'TOKEN', userAgent }, t)).toBe(words);
  });

  it('calls what says nothing of itself by what it was signed in with', () => {
    expect(describeDevice({ kind: 'BROWSER', userAgent: '' }, t)).toBe('A browser');
  });
});
