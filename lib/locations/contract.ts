import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, textField, uuidField } from '../http/fields';

const locationAnswer = z.object({
  id: uuidField,
  code: z.string(),
  name: z.string(),
  /** The ERP's code of this warehouse; null means the one of the ERP settings. */
  warehouseCode: z.string().nullable(),
  createdAt: momentField,
});
export type Location = z.output<typeof locationAnswer>;

export const listLocationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/locations',
  permission: 'catalogue:read',
  summary: 'The warehouses and branches that orders are picked from, by code',
  query: z.strictObject({ ...pageQuery }),
  answers: {
    200: z.object({ locations: z.array(locationAnswer), ...pageAnswer, totalIsExact: z.boolean() }),
  },
  paged: true,
  example: {},
});

export const createLocationEndpoint = endpoint({
  method: 'POST',
  path: '/api/locations',
  permission: 'catalogue:write',
  summary: 'Add a location',
  body: z.strictObject({
    code: textField(1, 64),
    name: textField(1, 200),
    warehouseCode: textField(1, 64).nullable().default(null),
  }),
  answers: { 201: locationAnswer },
  errors: ['location_code_taken'],
  example: { body: { code: 'DBN', name: 'Durban depot', warehouseCode: 'WH2' } },
});
