import { z } from 'zod';
import type { Endpoint } from '../../http/endpoint';

/** An answer as the document has it: rows of which a query picks fields may have no others, beside their id. */
export function withSelectedRows({ selects }: Pick<Endpoint, 'selects'>, answer: z.ZodType): z.ZodType {
  if (selects === undefined || !(answer instanceof z.ZodObject)) return answer;
  const rows: unknown = answer.shape[selects];
  const row = rows instanceof z.ZodArray ? rows.element : undefined;
  if (!(row instanceof z.ZodObject)) throw new Error(`no rows of objects under ${selects}`);
  const picked = row
    .partial()
    .required({ id: true })
    .describe('With `fields`: those that it names, and `id`.');
  return answer.extend({ [selects]: z.array(z.union([row, picked])) });
}
