import { createCustomerEndpoint, listCustomersEndpoint } from '@/lib/customers/contract';
import { createCustomer } from '@/lib/customers/create-customer';
import { listCustomers } from '@/lib/customers/list-customers';
import { route } from '@/lib/http/route';
import { upsertCustomersEndpoint } from '@/lib/imports/upsert-contract';
import { upsertRows } from '@/lib/imports/upsert-rows';

export const GET = route(listCustomersEndpoint, ({ ctx, query }) => listCustomers(ctx, query));
export const POST = route(createCustomerEndpoint, ({ ctx, body }) => createCustomer(ctx, body));
export const PUT = route(upsertCustomersEndpoint, ({ ctx, body }) => upsertRows(ctx, 'customers', body.rows));
