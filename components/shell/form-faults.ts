import { ApiError } from '@/lib/api/call-api';
import { describeError } from './notify';

/** What is wrong with which field, and what concerns the whole form. */
export function formFaults(error: unknown, fields: readonly string[]) {
  if (!error) return { of: () => undefined, general: null };
  const faults = error instanceof ApiError ? error.errors : [];
  const of = (field: string) => faults.find((fault) => fault.path === field)?.message;
  const general = faults.length > 0 && faults.every((fault) => fields.includes(fault.path));
  return { of, general: general ? null : describeError(error) };
}
