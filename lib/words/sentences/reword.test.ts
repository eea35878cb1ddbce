import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../languages';
import { reword } from './reword';
import { sentences } from './sentences';

test.each([
  ['name matches; size matches', 'naam pas; grootte pas', 'nome corresponde; tamanho corresponde'],
  [
    'partial match; “zing; or so” not found; asked for 330 ml, this is 300 ml; ordered 3 times before',
    'pas gedeeltelik; “zing; or so” nie gevind nie; 330 ml gevra, dit is 300 ml; 3 keer tevore bestel',
    'corresponde em parte; “zing; or so” não encontrado; pedido: 330 ml, isto é 300 ml; já encomendado 3 vezes',
  ],
  [
    'alias taught by Thandi, 3 March',
    'frase geleer deur Thandi, 3 Maart',
    'frase ensinada por Thandi, 3 de março',
  ],
  [
    'We left this out: “eggs” (refused? ‘no’), “salt, fine” (not understood). Add what was ordered.',
    'Ons het dit weggelaat: “eggs” (geweier? ‘no’), “salt, fine” (nie verstaan nie). Voeg by wat bestel is.',
    'Deixámos isto de fora: “eggs” (recusado? ‘no’), “salt, fine” (não entendido). Adicione o que foi encomendado.',
  ],
  [
    'Sent on Tuesday 24 November at 09:14, came on Friday 27 November at 11:20. “tomorrow” was Wednesday 25 November.',
    'Gestuur op Dinsdag 24 November om 09:14, gekom op Vrydag 27 November om 11:20. “tomorrow” was Woensdag 25 November.',
    'Enviada: terça-feira, 24 de novembro às 09:14; chegou: sexta-feira, 27 de novembro às 11:20. “tomorrow” era quarta-feira, 25 de novembro.',
  ],
  [
    'The customer wants 5 fewer “salt and vinegar” (15 instead of 20) and 2 “milk” besides on SO-2026-7, which is with the ERP: change it there, or tell them that it is too late, and mark this as done.',
    'Die kliënt wil dit hê: 5 minder “salt and vinegar” (15 in plaas van 20) en ook 2 “milk”; in SO-2026-7, wat by die ERP is: verander dit daar, of sê vir hulle dit is te laat, en merk dit as afgehandel.',
    'O cliente quer: 5 a menos “salt and vinegar” (15 em vez de 20) e mais 2 “milk”; para SO-2026-7, que está no ERP: altere-a lá, ou diga-lhe que já é tarde, e marque isto como feito.',
  ],
  ['their own price from 2026-11-01', 'hulle eie prys vanaf 2026-11-01', 'preço próprio desde 2026-11-01'],
])('%j is said in Afrikaans and Portuguese', (english, afrikaans, portuguese) => {
  expect(reword(english, 'af')).toBe(afrikaans);
  expect(reword(english, 'pt')).toBe(portuguese);
  expect(reword(english, 'en')).toBe(english);
});

test('what it does not know stays as it is', () => {
  expect(reword('Something else; name matches', 'af')).toBe('Something else; naam pas');
  expect(reword('once', 'af')).toBe('once');
  expect(reword('', 'pt')).toBe('');
});

test('no text breaks it, and none takes it long', () => {
  const piece = fc.constantFrom(
    ...Object.keys(sentences.af.whole),
    '“',
    '”',
    '(',
    '; ',
    '. ',
    ' and ',
    '{n}',
  );
  const texts = fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }).map((all) => all.join(''));
  const startedAt = performance.now();
  fc.assert(
    fc.property(texts, fc.constantFrom(...languages), (text, language) => {
      expect(typeof reword(text, language)).toBe('string');
    }),
    { numRuns: 500 },
  );
  reword('“x” was left out, '.repeat(110), 'af');
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
