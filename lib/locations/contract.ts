import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, textField, uuidField } from '../http/fields';

const locationAnswer = z.object({
  id: uuidField,
  code: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  /** The ERP's code of this warehouse; null means the one of the ERP settings. */
  warehouseCode: z.string().nullable(),
  /** `HH:MM` by the tenant's clock: what comes later goes with the next day's. */
  cutOffTime: z.string().nullable(),
  /** New orders are picked here. */
  isDefault: z.boolean(),
  archivedAt: momentField.nullable(),
  createdAt: momentField,
});
export type Location = z.output<typeof locationAnswer>;

const fields = {
  code: textField(1, 64),
  name: textField(1, 200),
  address: textField(1, 300).nullable(),
  warehouseCode: textField(1, 64).nullable(),
  cutOffTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of day, as in 14:30.')
    .nullable(),
};

/** A location in a path: its id or its code. */
const locationParams = z.strictObject({ id: textField(1, 64) });
const exampleParams = { id: 'DBN' };

export const listLocationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/locations',
  permission: 'catalogue:read',
  summary:
    'The warehouses and branches that orders are picked from, by code; with `archived=true`, those archived',
  query: z.strictObject({
    archived: z
      .enum(['true', 'false'])
      .default('false')
      .transform((value) => value === 'true'),
    ...pageQuery,
  }),
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
    code: fields.code,
    name: fields.name,
    address: fields.address.default(null),
    warehouseCode: fields.warehouseCode.default(null),
    cutOffTime: fields.cutOffTime.default(null),
    isDefault: z.boolean().default(false),
  }),
  answers: { 201: locationAnswer },
  errors: ['location_code_taken'],
  example: { body: { code: 'DBN', name: 'Durban depot', warehouseCode: 'WH2', cutOffTime: '14:30' } },
});

export const updateLocationEndpoint = endpoint({
  method: 'PUT',
  path: '/api/locations/:id',
  permission: 'catalogue:write',
  summary: 'Change fields of a location; those left out stay',
  params: locationParams,
  body: z
    .strictObject({
      ...fields,
      /** Another stops being it; there is always one, so it cannot be switched off. */
      isDefault: z.literal(true),
    })
    .partial(),
  answers: { 200: locationAnswer },
  errors: ['location_code_taken', 'location_in_use'],
  example: { params: exampleParams, body: { cutOffTime: '15:00', isDefault: true } },
});

export const archiveLocationEndpoint = endpoint({
  method: 'POST',
  path: '/api/locations/:id/archive',
  permission: 'catalogue:write',
  summary: 'Use a location no longer; refused while orders, stock or branches depend on it',
  params: locationParams,
  answers: { 200: locationAnswer },
  errors: ['location_in_use'],
  example: { params: exampleParams },
});

export const restoreLocationEndpoint = endpoint({
  method: 'POST',
  path: '/api/locations/:id/restore',
  permission: 'catalogue:write',
  summary: 'Use an archived location again',
  params: locationParams,
  answers: { 200: locationAnswer },
  example: { params: exampleParams },
});
