import { expect, it } from 'vitest';
import { soldBy } from '../testing/sold-by';

const read = soldBy([
  ['Coriander Leaves', 'KG'],
  ['Coriander Powder 500g', 'PKT'],
  ['Egg 30s Tray', 'TRAY'],
  ['Egg Carton 360s', 'CTN'],
  ['Garlic China', 'KG'],
  ['Potato Baby', 'KG'],
  ['Lemon', 'KG'],
  ['Sugar White 1kg', 'PKT'],
]);
const first = (text: string) => {
  const [line] = read(text).lines;
  return {
    name: line?.candidates[0]?.sku ?? null,
    reason: line?.candidates[0]?.reason ?? '',
    confidence: line?.confidence ?? 0,
  };
};

it('doubts a packet of the size that is asked where loose goods are called the same', () => {
  const { reason, confidence } = first('coriander 500g');
  expect(reason).toContain('or 500g of Coriander Leaves');
  expect(confidence).toBeLessThan(0.85);
  expect(first('sugar white 1kg').reason).not.toContain(' or ');
});

it('takes goods that are sold by the unit asked, and have its word in their name', () => {
  expect(read('eggs 10 tray').lines[0]?.candidates[0]?.productId).toBe('Egg 30s Tray');
});

it('is not sure of one word that is only spelt like where goods come from', () => {
  expect(first('chinna 8kg').confidence).toBeLessThan(0.85);
});
