import { z } from 'zod';
import type { Tool } from '../tools';

interface ObjectSchema {
  properties?: Record<string, object>;
  required?: string[];
}

/** The arguments of a tool as JSON Schema: path, query and body of its endpoint, from their own contract. */
export function inputSchemaOf({ endpoint, only }: Tool): { type: 'object' } & Record<string, unknown> {
  const parts = [endpoint.params, endpoint.query, endpoint.body].map(
    (part) => z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as ObjectSchema,
  );
  const isOffered = (name: string) => only === undefined || only.includes(name);
  const properties = parts.flatMap((part) => Object.entries(part.properties ?? {}));
  const isWrite = endpoint.method !== 'GET' && only === undefined;
  return {
    type: 'object',
    properties: Object.fromEntries([
      ...properties.filter(([name]) => isOffered(name)),
      ...(isWrite ? [['version', version]] : []),
    ]),
    required: [
      ...parts.flatMap(({ required = [] }) => required.filter(isOffered)),
      ...(only ?? []).filter((name) => !(parts[0]?.required ?? []).includes(name)),
    ],
    additionalProperties: false,
  };
}

const version = {
  type: 'integer',
  minimum: 0,
  description: 'The order’s `version` that you have seen; `order_changed` when there is a newer one.',
};
