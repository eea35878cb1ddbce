import { listOrdersEndpoint } from '@/lib/orders/list-contract';

const filters = listOrdersEndpoint.query.pick({
  approvedFrom: true,
  approvedTo: true,
  touched: true,
  corrected: true,
  correctedFrom: true,
  correctedTo: true,
  channel: true,
});
const names = [
  ...(['approvedFrom', 'approvedTo', 'touched'] as const),
  ...(['corrected', 'correctedFrom', 'correctedTo', 'channel'] as const),
];

/** Of which approvals and corrections the address speaks: as it says so, and as the list takes it. What makes no sense is left out. */
export function readApproval(one: (name: string) => string | undefined) {
  const given = names.map((name) => [name, one(name)] as const);
  const known = given.filter(([name, value]) => filters.shape[name].safeParse(value).success);
  const query = Object.fromEntries(known);
  return { query, wanted: filters.parse(query) };
}
