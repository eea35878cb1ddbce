import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { piecesOf, plainMessage } from '../conversation/words/plain-message';
import { languageSpoken } from './detect-languages';

const spoken = (text: string) => languageSpoken(piecesOf(plainMessage(text).body));

test.each([
  ['Bom dia, preciso de 20 sacos de arroz 25kg e 12 caixas de óleo, por favor', 'pt'],
  ['Môre, stuur asseblief tien witbrood en vier sakke suiker', 'af'],
  ['Bonjour, il me faut six sacs de farine et deux cartons de lait, merci', 'fr'],
  ['Buenos días, necesito diez cajas de leche y tres bolsas de azúcar, por favor', 'es'],
  ['Sawubona, ngicela izinkwa eziyishumi nobisi olubili, ngiyabonga', 'zu'],
])('%s', (text, language) => {
  expect(spoken(text)).toBe(language);
});

test.each([
  'Hi, please send 10 white bread and 4 sugar 10kg, thanks',
  '6 coca cola 2l',
  'Canapés for 120 people, mange tout 6 pun, courgette 3kg',
  '2 pap, 4 amasi, 3 samp',
])('%s may be English', (text) => {
  expect(spoken(text)).toBeNull();
});

test('hardly ever takes a labelled message for another language', () => {
  const folder = 'bench/data/messages';
  const messages = readdirSync(folder)
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split(/^%%$/m))
    .flatMap((block) => {
      const language = /^@\S+ ([a-z]{2})\b/m.exec(block)?.[1];
      const text = block.replace(/^@.*$/m, '').replace(/\{([^=}]*)=[^}]*\}/g, '$1');
      return language === undefined ? [] : [{ language, told: spoken(text) }];
    });
  const told = messages.filter((each) => each.told !== null);
  const wrong = told.filter((each) => each.told !== each.language);
  expect(messages.length).toBeGreaterThan(2000);
  expect(told.length).toBeGreaterThan(500);
  expect(wrong.length).toBeLessThanOrEqual(told.length / 100);
});
