import { expect, it } from 'vitest';
import { isUuid, mintOrderId, mintTenantId } from './ids';

it('mints ids from UUIDs only, in lower case', () => {
  const id = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
  expect(mintTenantId(id.toUpperCase())).toBe(id);
  for (const bad of ['', '42', `${id} `, `${id}\n`, `{${id}}`, id.slice(1), id.replaceAll('-', '')]) {
    expect(isUuid(bad), bad).toBe(false);
    expect(() => mintOrderId(bad)).toThrow(TypeError);
  }
});
