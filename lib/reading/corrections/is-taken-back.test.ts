import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message';

const goodsIn = (text: string): string[] =>
  readMessage(text).phrases.map(({ phrase, quantity }) => `${quantity} ${phrase}`);

describe('goods that are taken back right behind them', () => {
  it('orders those that are wanted rather', () => {
    expect(goodsIn('10 brown bread no sorry rather white bread x10')).toEqual(['10 white bread']);
    expect(goodsIn('10 brown bread nee jammer 8 eggs')).toEqual(['8 eggs']);
  });

  it('leaves goods that others are only added to', () => {
    expect(goodsIn('10 brown bread sorry also 8 eggs')).toEqual(['10 brown bread', '8 eggs']);
    expect(goodsIn('4 brown bread and two no sorry three eggs')).toHaveLength(2);
  });
});
