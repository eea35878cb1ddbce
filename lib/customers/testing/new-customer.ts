import type { BodyOf } from '../../http/endpoint';
import { createCustomerEndpoint } from '../contract';

type NewCustomer = BodyOf<typeof createCustomerEndpoint>;

/** What `createCustomer` takes, with the API's defaults for all that a test does not care about. */
export function newCustomer(fields: Partial<NewCustomer> = {}): NewCustomer {
  return createCustomerEndpoint.body.parse({
    name: 'Sunrise Spaza',
    phoneNumber: '082 555 0142',
    ...fields,
  });
}
