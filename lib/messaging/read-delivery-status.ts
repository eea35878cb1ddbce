import { z } from 'zod';

const raw = z.object({
  id: z.string().catch(''),
  status: z.string().catch(''),
  errors: z
    .array(
      z.object({
        code: z.coerce.string().optional(),
        title: z.string().optional(),
        message: z.string().optional(),
      }),
    )
    .catch([])
    .default([]),
});

export interface DeliveryStatus {
  platformMessageId: string;
  /** `sent`, `delivered`, `read`, `failed`, or one the platform has added since. */
  status: string;
  errorCode: string | null;
  errorMessage: string | null;
}

/** A delivery status of the platform (an item's `raw`); fields that are missing or strange come out empty. */
export function readDeliveryStatus(value: unknown): DeliveryStatus {
  const { id, status, errors } = raw.catch({ id: '', status: '', errors: [] }).parse(value);
  const [error] = errors;
  return {
    platformMessageId: id,
    status,
    errorCode: error?.code ?? null,
    errorMessage: error?.message ?? error?.title ?? null,
  };
}
