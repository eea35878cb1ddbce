import { randomInt } from 'node:crypto';
import type { Machine } from './machine';

interface Named {
  id: string;
  name: string;
}

/** A product of its own for a test. */
export function makeProduct(machine: Machine, name = 'Fizz'): Promise<Named & { sku: string }> {
  const number = randomInt(1e9);
  const product = { sku: `E2E-${number}`, name: `${name} ${number}`, basePrice: 10, binLocation: 'A-1' };
  return machine.call('POST', '/api/products', product);
}

/** A customer of its own for a test. */
export function makeCustomer(machine: Machine): Promise<Named & { phoneNumber: string }> {
  const number = randomInt(1e6, 1e7 - 1);
  return machine.call('POST', '/api/customers', { phoneNumber: `082${number}`, name: `Spaza ${number}` });
}
