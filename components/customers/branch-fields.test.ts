import { expect, it } from 'vitest';
import { branchBody, branchValues } from './branch-fields';

it('gives back the branch that it was filled with', () => {
  const branch = {
    id: 'b',
    ...{ name: 'Main Street', code: 'MS', address: '12 Main Street', names: ['Main St', 'town'] },
    ...{ locationId: null, deliveryDays: ['MON' as const] },
  };
  const { id: _, ...body } = branch;
  expect(branchBody(branchValues(branch))).toEqual(body);
});

it('takes what it is called apart at commas, each once, and leaves out what is empty', () => {
  const typed = { ...branchValues(null), name: ' Shop ', names: 'town,, Main St ,town' };
  expect(branchBody(typed)).toMatchObject({ name: 'Shop', code: null, names: ['town', 'Main St'] });
});
