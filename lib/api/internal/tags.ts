import type { Endpoint } from '../../http/endpoint';
import type { Json } from './schemas';

const words: Record<string, string> = {
  aliases: 'Phrases that mean a product',
  auth: 'Signing in, sessions and second factors',
  'catalogue-health': 'What of the catalogue needs mending',
  customers: 'Customers, their numbers, branches and item codes',
  events: 'What webhooks carry, pushed or pulled',
  exports: 'Lists as files',
  health: 'Whether the service is well',
  imports: 'Lists from files and from the ERP',
  insights: 'How the desk does',
  locations: 'Warehouses and depots',
  mcp: 'Tools for programs that speak the Model Context Protocol',
  metrics: 'Figures for Prometheus',
  openapi: 'This document',
  orders: 'Orders from the message to the ERP',
  phrases: 'Phrases that the past teaches',
  prices: 'Prices in bulk',
  'price-tiers': 'Price tiers',
  'product-search': 'Products by what somebody means',
  products: 'Products, aliases, stock and prices',
  settings: 'API keys, webhooks, ERP, messaging and users',
  simulator: 'Messages as if a customer had sent them',
  stock: 'Stock in bulk',
  webhooks: 'The messaging platform’s own door',
};

/** The part of the API that an endpoint belongs to. */
export const tagOf = ({ path }: Endpoint): string => path.split('/')[2]?.replace('.json', '') ?? '';

export function tagsOf(endpoints: readonly Endpoint[]): Json[] {
  const names = new Set([...endpoints.map(tagOf), 'events']);
  return [...names].sort().map((name) => ({ name, description: words[name] ?? name }));
}
