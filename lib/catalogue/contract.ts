import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import {
  amountField,
  changesQuery,
  cursorAnswer,
  pageAnswer,
  pageQuery,
  proseField,
  searchedAnswer,
  searchField,
  stockField,
  textField,
  uuidField,
} from '../http/fields';
import { fullProduct, listedProduct, productAnswer } from './answers';
import { productParams } from './product-params';

const productFields = {
  sku: textField(1, 64),
  name: textField(1, 200),
  unitOfMeasure: textField(1, 16),
  packSize: z.int().min(1).max(1_000_000),
  basePrice: amountField,
  binLocation: textField(0, 64),
  reorderPoint: stockField,
  safetyStock: stockField,
  category: textField(1, 100).nullable(),
  isZeroRated: z.boolean(),
  barcode: textField(1, 64).nullable(),
  isDiscontinued: z
    .boolean()
    .describe(
      'No longer sold: a line with it waits for a clerk, and nothing is matched to it where something that is sold fits as well.',
    ),
};

const exampleProduct = {
  sku: 'BEV-0012',
  name: 'Cola 330ml can 24-pack',
  unitOfMeasure: 'CASE',
  packSize: 24,
  basePrice: 189.9,
};

export const productSorts = ['name', 'sku', 'updatedAt'] as const;

export const listProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/products',
  permission: 'catalogue:read',
  summary:
    'List products by name; each word of the search is part of the name, SKU, barcode, category or an alias',
  query: z.strictObject({
    category: proseField(1, 100).optional(),
    search: searchField,
    discontinued: z
      .enum(['true', 'false'])
      .transform((given) => given === 'true')
      .optional()
      .describe('`true`: only what is no longer sold; `false`: only what is; all unless given.'),
    ...changesQuery('name'),
    sort: z.enum(productSorts).optional().describe('Ascending; `name` unless given.'),
    ...pageQuery,
  }),
  answers: {
    200: z.object({ products: z.array(listedProduct), ...pageAnswer, ...searchedAnswer, ...cursorAnswer }),
  },
  paged: true,
  example: { query: { search: 'cola' } },
});

export const createProductEndpoint = endpoint({
  method: 'POST',
  path: '/api/products',
  permission: 'catalogue:write',
  summary: 'Add a product',
  body: z.strictObject({
    sku: productFields.sku,
    name: productFields.name,
    basePrice: productFields.basePrice,
    unitOfMeasure: productFields.unitOfMeasure.default('EA'),
    packSize: productFields.packSize.default(1),
    binLocation: productFields.binLocation.default(''),
    reorderPoint: productFields.reorderPoint.default(0),
    safetyStock: productFields.safetyStock.default(0),
    category: productFields.category.default(null),
    isZeroRated: productFields.isZeroRated.default(false),
    barcode: productFields.barcode.default(null),
    isDiscontinued: productFields.isDiscontinued.default(false),
  }),
  answers: { 201: productAnswer },
  errors: ['sku_taken'],
  example: { body: exampleProduct },
});

export const getProductEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/:id',
  permission: 'catalogue:read',
  summary: 'One product, with its stock at each location',
  params: productParams,
  answers: { 200: fullProduct },
  example: { params: { id: 'BEV-0012' } },
});

export const updateProductEndpoint = endpoint({
  method: 'PUT',
  path: '/api/products/:id',
  permission: 'catalogue:write',
  summary: 'Change fields of a product; those left out stay',
  params: productParams,
  body: z.strictObject(productFields).partial(),
  answers: { 200: productAnswer },
  errors: ['sku_taken', 'product_changed'],
  example: { params: { id: 'BEV-0012' }, body: { basePrice: 194.5 } },
});

export const setStockEndpoint = endpoint({
  method: 'PUT',
  path: '/api/products/:id/stock',
  permission: 'catalogue:write',
  summary: 'Set what lies at a location, as counted',
  params: productParams,
  body: z.strictObject({
    /** A location by its id or its code. */
    locationId: textField(1, 64),
    onHand: stockField,
  }),
  answers: {
    200: z.object({
      productId: uuidField,
      locationId: uuidField,
      onHand: z.number(),
      reserved: z.number(),
      available: z.number(),
    }),
  },
  example: { params: { id: 'BEV-0012' }, body: { locationId: 'JHB', onHand: 120 } },
});
