import { z } from 'zod';
import type { Endpoint } from '@/lib/http/endpoint';
import type { Sent } from './ask';
import { addressOf, bodyOf, type Side } from './ground';

/** What a field that takes an id may name, by the field's name, as furnished. */
const fieldKinds: [name: RegExp, idOf: (side: Side) => string | undefined][] = [
  [
    /^(customer|customerId|with|keep\..*|phrases\..*customerId)$/,
    ({ paramsOf }) => paramsOf('/api/customers/:id').otherId,
  ],
  [/^(product|productId|(items|phrases)\..*productId)$/, ({ paramsOf }) => paramsOf('/api/products/:id').id],
  [/^productIds/, ({ paramsOf }) => paramsOf('/api/products/:id').id],
  [/^(location|locationId|targetLocationId)$/, ({ tenant }) => tenant.location.id],
  [/(^|\.)shipTo\.branchId$/, ({ paramsOf }) => paramsOf('/api/customers/:id').branchId],
  [/^lineIds/, ({ paramsOf }) => paramsOf('/api/orders/:id').lineId],
  [/^customer\.id$/, ({ paramsOf }) => paramsOf('/api/customers/:id').otherId],
  [/^(after|order|orderId|orders\.\[\](\.id)?)$/, ({ paramsOf }) => paramsOf('/api/orders/:id').id],
  [
    /^(actor|assignee)$/,
    ({ tenant }) => (tenant.manager.actor.kind === 'user' ? tenant.manager.actor.userId : undefined),
  ],
];
/** Fields whose names say id and that are no ids of ours. */
const noIds = /^((customer\.)?erpCustomerId|externalId|erpSalesOrderId|phoneNumberId|credential\.rawId)$/;

/** What says whose id a field takes; undefined for one that nobody has thought of. */
export const idOfField = (field: string) => fieldKinds.find(([name]) => name.test(field))?.[1];

/** A right request of an endpoint about what is one's own, but for one field that names something else. */
export function requestWith(
  endpoint: Endpoint,
  side: Side,
  other?: { part: 'query' | 'body'; field: string; id: string },
): Sent {
  const isOther = (part: string, field: string) => part === other?.part && field === other.field;
  const params = side.paramsOf(endpoint.path);
  const query = { ...endpoint.example.query };
  const body = structuredClone(bodyOf(endpoint)) as Record<string, unknown> | undefined;
  for (const [of, values] of [
    ['query', query],
    ['body', body ?? {}],
  ] as const)
    for (const own of idFields(endpoint, of)) {
      const value = isOther(of, own) ? other?.id : idOfField(own)?.(side);
      const isWanted = isOther(of, own) || (own.split('.')[0] ?? '') in values;
      if (isWanted && value !== undefined) put(values, own, value);
    }
  return { method: endpoint.method, path: addressOf(endpoint, params, query), body };
}

/** Sets a field of `customer.id` or `orders.[].id`; what else is at its first part makes way. */
function put(values: Record<string, unknown>, field: string, id: string): void {
  const [first = '', ...rest] = field.split('.');
  values[first] = rest.reduceRight<unknown>(
    (inner, part) => (part === '[]' ? [inner] : { [part]: inner }),
    id,
  );
}

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  format?: string;
}

/** The fields of a contract that take an id: by their format, or by a name that says so. */
export function idFields(endpoint: Endpoint, part: 'query' | 'body'): string[] {
  if (part === 'body' && bodyOf(endpoint) === undefined) return [];
  const schema = z.toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' }) as Shape;
  return [...new Set(idsIn(schema, ''))];
}

function idsIn(schema: Shape, at: string): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => idsIn(each, at));
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    idsIn(each, at ? `${at}.${name}` : name),
  );
  const items = schema.items ? idsIn(schema.items, `${at}.[]`) : [];
  const saysSo = /(^product$|Ids?$)/.test(at) && !noIds.test(at) && !schema.items;
  return [...inner, ...properties, ...items, ...(schema.format === 'uuid' || saysSo ? [at] : [])];
}
