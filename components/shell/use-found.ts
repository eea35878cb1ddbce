import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSettled } from '@/components/ui/use-settled';
import { callApi } from '@/lib/api/call-api';
import type { Words } from '@/lib/words/words';
import type { Entry } from './palette-entries';

const each = 5;
const shortest = 2;

interface Found {
  orders: Entry[];
  customers: Entry[];
  products: Entry[];
}

/** Orders, customers and products that fit what was typed, a moment after the last key. */
export function useFound(typed: string, go: (href: string) => void) {
  const t = useTranslations('status');
  const search = useSettled(typed.trim(), 150);
  const isWanted = search.length >= shortest;
  const { data, error, isFetching } = useQuery({
    queryKey: ['palette', search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const found = isWanted && data ? withRuns(data, go, t) : { orders: [], customers: [], products: [] };
  return {
    found,
    error: isWanted ? error : null,
    searching: isWanted && (isFetching || search !== typed.trim()),
  };
}

async function find(search: string, signal: AbortSignal) {
  const query = { search, limit: each };
  const [{ orders }, { customers }, { products }] = await Promise.all([
    callApi('GET /api/orders', { query, signal }),
    callApi('GET /api/customers', { query, signal }),
    callApi('GET /api/products', { query, signal }),
  ]);
  return {
    orders: orders.map(({ id, customer, erpSalesOrderId, status }) => ({
      href: `/orders/${id}`,
      words: customer.name,
      ...{ erpSalesOrderId, status },
    })),
    customers: customers.map(({ id, name, phoneNumber }) => ({
      href: `/customers/${id}`,
      words: name,
      note: phoneNumber ?? '',
    })),
    products: products.map(({ id, name, sku }) => ({ href: `/products/${id}`, words: name, note: sku })),
  };
}

function withRuns(
  data: Awaited<ReturnType<typeof find>>,
  go: (href: string) => void,
  t: Words<'status'>,
): Found {
  const orders = data.orders.map(({ href, words, erpSalesOrderId, status }) => ({
    ...{ href, words },
    note: [erpSalesOrderId, t(`status_${status}`)].filter(Boolean).join(' · '),
  }));
  const entries = (links: typeof orders) =>
    links.map(({ href, words, note }) => ({ id: href, words, note, run: () => go(href) }));
  return {
    orders: entries(orders),
    customers: entries(data.customers),
    products: entries(data.products),
  };
}
