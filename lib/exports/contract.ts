import { z } from 'zod';
import { exportAuditEventsEndpoint } from '../audit/contract';
import { listAliasesEndpoint } from '../catalogue/alias-contract';
import { listProductsEndpoint } from '../catalogue/contract';
import { findings } from '../catalogue/health-contract';
import { listCustomersEndpoint } from '../customers/contract';
import { endpoint } from '../http/endpoint';
import { textField, uuidField } from '../http/fields';
import { listOrdersEndpoint } from '../orders/list-contract';
import { exportContentTypes, exportFormats } from './export-format';

/** Every list as a file: what its filters show, all of it, streamed. */

const format = { format: z.enum(exportFormats).default('csv') };
/** A list's own query without its pages. */
const pages = { limit: true, offset: true } as const;
const order = { ...pages, sort: true, cursor: true } as const;
const file = {
  method: 'GET',
  answers: { 200: z.never() },
  answerType: Object.values(exportContentTypes),
} as const;
const asFile = 'as a file for a spreadsheet: CSV as the tenant’s country writes it, or XLSX';

export const exportOrdersEndpoint = endpoint({
  ...file,
  path: '/api/exports/orders',
  permission: 'orders:read',
  summary: `The orders with their heads, a row for each line, ${asFile}`,
  query: listOrdersEndpoint.query.omit(pages).extend(format),
  example: { query: { format: 'xlsx', status: 'COMPLETED' } },
});

export const exportCorrectionsEndpoint = endpoint({
  ...file,
  path: '/api/exports/corrections',
  permission: 'orders:read',
  summary: `What people made of lines that were read otherwise, ${asFile}; days are the tenant’s`,
  query: z.strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional(), ...format }),
  example: { query: { format: 'csv', from: '2026-03-01' } },
});

export const exportProductsEndpoint = endpoint({
  ...file,
  path: '/api/exports/products',
  permission: 'catalogue:read',
  summary: `The products with the prices of each tier, ${asFile}; an import takes it back`,
  query: listProductsEndpoint.query.omit(order).extend(format),
  example: { query: { format: 'xlsx', search: 'cola' } },
});

export const exportAliasesEndpoint = endpoint({
  ...file,
  path: '/api/exports/aliases',
  permission: 'catalogue:read',
  summary: `The phrases that mean products, ${asFile}`,
  query: listAliasesEndpoint.query.omit(order).extend(format),
  errors: ['not_found'],
  example: { query: { format: 'csv', scope: 'CUSTOMER' } },
});

export const exportCatalogueHealthEndpoint = endpoint({
  ...file,
  path: '/api/exports/catalogue-health',
  permission: 'orders:read',
  summary: `The products of one finding of the catalogue’s health, or the phrases that matched none, ${asFile}`,
  query: z.strictObject({ finding: z.enum([...findings, 'phrases']), ...format }),
  example: { query: { finding: 'noBin', format: 'csv' } },
});

export const exportStockEndpoint = endpoint({
  ...file,
  path: '/api/exports/stock',
  permission: 'catalogue:read',
  summary: `What lies at each location, ${asFile}`,
  query: listProductsEndpoint.query.omit(order).extend({
    /** A location by its id or its code. */
    location: textField(1, 64).optional(),
    ...format,
  }),
  errors: ['not_found'],
  example: { query: { format: 'csv', location: 'JHB' } },
});

export const exportCustomersEndpoint = endpoint({
  ...file,
  path: '/api/exports/customers',
  permission: 'customers:read',
  summary: `The customers with their numbers, ${asFile}; an import takes it back`,
  query: listCustomersEndpoint.query.omit(order).extend(format),
  example: { query: { format: 'xlsx', creditStatus: 'HOLD' } },
});

export const exportItemCodesEndpoint = endpoint({
  ...file,
  path: '/api/exports/item-codes',
  permission: 'customers:read',
  summary: `The customers’ own codes for products, of one customer or of all, ${asFile}`,
  query: z.strictObject({ customer: uuidField.optional(), ...format }),
  errors: ['not_found'],
  example: { query: { format: 'csv' } },
});

export const exportAuditEndpoint = endpoint({
  ...file,
  path: '/api/exports/audit',
  permission: 'settings:manage',
  summary: `The audit trail, ${asFile}`,
  query: exportAuditEventsEndpoint.query.extend(format),
  example: { query: { format: 'xlsx', kind: 'order' } },
});
