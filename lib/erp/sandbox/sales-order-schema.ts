import { z } from 'zod';

const text = z.string().min(1);

const lineSchema = z.object({
  LineNumber: z.int().min(1),
  ItemCode: text,
  Description: z.string(),
  Quantity: z.number().positive(),
  UnitPrice: z.number().min(0),
  TaxType: z.int(),
  WarehouseCode: z.string(),
});

/** The sales order as the specification's payload table has it: every field required, lines numbered from 1. */
export const salesOrderSchema = z.object({
  CustomerAccount: text,
  ExternalOrderNo: text,
  OrderDate: z.iso.date(),
  DeliveryAddress: z.object({ CustomerName: z.string(), ContactPhone: z.string() }),
  BranchCode: z.string(),
  Source: text,
  Notes: z.string(),
  Lines: z
    .array(lineSchema)
    .min(1)
    .refine((lines) => lines.every((line, index) => line.LineNumber === index + 1), {
      message: 'LineNumber must count from 1',
    }),
});

export type SandboxSalesOrder = z.infer<typeof salesOrderSchema>;
