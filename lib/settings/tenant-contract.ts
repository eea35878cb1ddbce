import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { tenantFields } from '../tenancy/tenant-fields';

const tenantAnswer = z.object({
  /** What people type at sign-in; it never changes. */
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  currency: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  undoSeconds: z.int(),
  sessionIdleMinutes: z.int(),
});
export type TenantSettings = z.output<typeof tenantAnswer>;

export const getTenantSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/tenant',
  permission: 'settings:manage',
  summary:
    'The tenant’s name, country, currency, locale, time zone, the seconds of undo and the minutes until sign-out',
  answers: { 200: tenantAnswer },
  example: {},
});

export const saveTenantSettingsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings/tenant',
  permission: 'settings:manage',
  summary: 'Change the tenant; what is left out stays',
  body: z
    .strictObject({
      ...tenantFields,
      /** Seconds an approval can be taken back before it is sent; 0 sends at once. */
      undoSeconds: z.int().min(0).max(10),
      /** Minutes without use after which people are signed out; twelve hours after signing in they are anyway. */
      sessionIdleMinutes: z.int().min(5).max(720),
    })
    .partial(),
  answers: { 200: tenantAnswer },
  example: { body: { currency: 'ZAR', locale: 'en-ZA', timeZone: 'Africa/Johannesburg', undoSeconds: 5 } },
});
