import { z } from 'zod';
import { uuidField } from '../http/fields';
import { plainHead } from './order-head';

export const pickSlip = z.object({
  distributorName: z.string(),
  orderId: uuidField,
  erpSalesOrderId: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  locationName: z.string(),
  head: plainHead,
  lines: z.array(
    z.object({
      binLocation: z.string(),
      sku: z.string(),
      description: z.string(),
      quantity: z.number(),
      packSize: z.int(),
      unitOfMeasure: z.string(),
      isZeroRated: z.boolean(),
      /** What the customer calls it in their own system, where the tenant has that shown. */
      customerItemCode: z.string().nullable(),
    }),
  ),
  omittedLines: z.int(),
});
export type PickSlip = z.output<typeof pickSlip>;
