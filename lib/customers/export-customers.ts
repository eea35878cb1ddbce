import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customerIdentities } from '@/db/schema/customer-identities';
import { customers } from '@/db/schema/customers';
import type { Context } from '../context';
import { type After, flag, moment, readPages, type Sheet, text } from '../exports/sheet';
import { type WantedCustomers, wantedCustomers } from './internal/wanted-customers';
import { chosenLanguage } from './language';

/** Titled so that an import knows each column again. */
const columns = [
  text('Name'),
  text('Phone number'),
  text('Other phone numbers'),
  text('ERP account'),
  text('Price tier'),
  text('Credit status'),
  text('Language'),
  flag('Order number required'),
  flag('Confirmed'),
  moment('Created'),
];

/** The customers by name, each with all of their numbers. */
export function customersSheet(ctx: Context, query: WantedCustomers): Sheet {
  const pages = readPages(ctx, {
    read: async (tx, { last, limit }: After<{ name: string; id: string }>) => {
      const after = last && sql`(${customers.name}, ${customers.id}) > (${last.name}, ${last.id}::uuid)`;
      const rows = await tx
        .select()
        .from(customers)
        .where(and(await wantedCustomers(tx, ctx, query), after))
        .orderBy(asc(customers.name), asc(customers.id))
        .limit(limit);
      const numbers = await numbersOf(
        tx,
        ctx,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({ row, numbers: numbers.get(row.id) ?? [] }));
    },
    keyOf: ({ row }) => row,
    view: ({ row, numbers }) => [
      row.name,
      row.phoneNumber,
      numbers.filter((each) => each !== row.phoneNumber).join('; '),
      row.erpCustomerId,
      row.priceTier,
      row.creditStatus,
      chosenLanguage(row),
      row.poNumberRequired,
      row.verification === 'VERIFIED',
      row.createdAt,
    ],
  });
  return { name: 'customers', columns, pages };
}

async function numbersOf(tx: Transaction, ctx: Context, customerIds: string[]) {
  const found = new Map<string, string[]>();
  if (customerIds.length === 0) return found;
  const rows = await tx
    .select({ customerId: customerIdentities.customerId, value: customerIdentities.value })
    .from(customerIdentities)
    .where(
      and(
        mine(customerIdentities, ctx),
        isAmong(customerIdentities.customerId, customerIds),
        eq(customerIdentities.kind, 'PHONE'),
      ),
    )
    .orderBy(asc(customerIdentities.value));
  for (const { customerId, value } of rows) found.set(customerId, [...(found.get(customerId) ?? []), value]);
  return found;
}
