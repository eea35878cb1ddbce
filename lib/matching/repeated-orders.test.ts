import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const { inWords, interpret } = ordersFrom(['Rice', 'Milk', 'Bread', 'Sugar', 'Tomato Sauce']);

describe('an earlier order', () => {
  it.each([
    'usual',
    'usual pls + 2 milk',
    'hi usual for tomorrow plus 2 milk thanks',
    'the usual, no milk',
    'usual without milk',
    '2 milk and the usual',
    'the usual please and 2 extra tomato sauce',
    '2 milk, rest as usual',
    '2 milk, rest same as last week',
    '2 milk, everything else as usual',
    'as usual plus 2 milk',
    'order as last week',
    'like last time plus 2 milk',
    'normal order + 2 milk',
    'my weekly order please',
    'standing order as normal',
    'same as last order please',
    'same as last month',
    'same as monday',
    "same as last friday's order",
    'same thing as last week',
    'repeat last week',
    'copy last order',
    'what i had last week',
    'last week order + 2 milk',
    'gewone bestelling en 2 melk',
    'dieselfde as verlede week',
    'pedido habitual y 2 leche',
    'igual que la última vez',
    'o pedido habitual e 2 leite',
    'commande habituelle plus 2 lait',
  ])('is asked for again: %s', (text) => expect(interpret(text).repeats?.times).toBe(1));

  it.each([
    'cancel my usual order',
    'dont send the usual, 2 milk only',
    'no usual this week, just 2 milk',
    'not the usual, 2 milk',
    '2 milk instead of the usual',
    '2 milk, less than usual',
    'what is my usual order?',
    'did you get my usual order?',
    'my usual order never came',
    'the usual order was short 2 milk',
    'deliver 2 milk to the usual place',
    '2 milk on our usual terms',
    'my usual guy can sign. 2 milk',
    'deliver at the back as always. 2 milk',
    'usual: 2 milk, 3 rice',
    'our usual order is 2 milk 3 rice',
    'Weekly order for the kitchen:\n2 milk\n3 rice',
    'Our standing order changes to\n2 milk',
    '> Hi, your usual?\n> 2 milk\nYes please',
    'half of what we took last time, so 12 milk',
  ])('is only spoken of: %s', (text) => expect(interpret(text).repeats).toBeNull());

  it.each([
    ['double the usual', 2],
    ['usual x2', 2],
    ['2 x the usual', 2],
    ['half of the usual', 0.5],
    ['double last weeks order', 2],
  ])('is asked for so many times: %s', (text, times) => expect(interpret(text).repeats?.times).toBe(times));

  it.each([
    ['usual, no milk', ['milk']],
    ['same as last week but leave out the sugar', ['sugar']],
    ['usual plus 2 milk', []],
  ])('comes without what is taken out of it: %s', (text, without) =>
    expect(interpret(text).repeats?.without).toEqual(without),
  );
});

describe('goods as in an earlier order', () => {
  it.each([
    ['2 usual rice', '2 Rice'],
    ['2 of the usual rice', '2 Rice'],
    ['the usual 2 rice', '2 Rice'],
    ['rice same as last order, 2 milk', '1 Rice, 2 Milk'],
    ['2 milk and usual bread', '2 Milk, 1 Bread'],
  ])('are lines: %s', (text, lines) => {
    expect(inWords(text)).toBe(lines);
    expect(interpret(text).repeats).toBeNull();
  });
});
