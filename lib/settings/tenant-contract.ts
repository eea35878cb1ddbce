import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { tenantFields } from '../tenancy/tenant-fields';

const keptDays = z.int().min(1).max(3650).nullable();

const tenantAnswer = z.object({
  /** What people type at sign-in; it never changes. */
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  currency: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  undoSeconds: z.int(),
  quietSeconds: z.int(),
  takeChangesFrom: z.number().nullable(),
  asksByItself: z.boolean(),
  readsBackByItself: z.boolean(),
  sessionIdleMinutes: z.int(),
  managersNeedSecondFactor: z.boolean(),
  readsErpCustomers: z.boolean(),
  readsErpProducts: z.boolean(),
  erpWins: z.boolean(),
  showsItemCodes: z.boolean(),
  keepRecordingsDays: z.int().nullable(),
  keepTextsDays: z.int().nullable(),
});
export type TenantSettings = z.output<typeof tenantAnswer>;

export const getTenantSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/tenant',
  permission: 'settings:manage',
  summary:
    'The tenant’s name, country, currency, locale, time zone, the seconds of undo and of quiet, from what confidence changes are made by themselves, whether customers are asked without a clerk, the minutes until sign-out, whether managers need a second factor, what is read from the ERP every night and whether it wins, whether customers’ item codes are shown, and the days that recordings and texts are kept',
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
      /** Seconds within which messages of one customer, each after the other, are one order; 0 keeps each apart. */
      quietSeconds: z.int().min(0).max(600),
      /** Changes told this surely or more are made without a clerk; null leaves all to one. */
      takeChangesFrom: z.number().min(0.5).max(1).nullable(),
      /** Asks a customer which goods a doubtful line means without a clerk, once they have been quiet. */
      asksByItself: z.boolean(),
      /** Reads an order without doubts back to its customer without a clerk, once they have been quiet. */
      readsBackByItself: z.boolean(),
      /** Minutes without use after which people are signed out; twelve hours after signing in they are anyway. */
      sessionIdleMinutes: z.int().min(5).max(720),
      /** Managers who sign in with a PIN set up a second factor before anything else. */
      managersNeedSecondFactor: z.boolean(),
      /** What is read from the ERP every night, as it was last read and stored by a person. */
      readsErpCustomers: z.boolean(),
      readsErpProducts: z.boolean(),
      /** Whether what people changed here gives way to what the ERP has at night. */
      erpWins: z.boolean(),
      /** Puts the customers' own item codes on pick slips and into the ERP's notes. */
      showsItemCodes: z.boolean(),
      /** Days after which recordings, pictures and documents of finished orders are removed; null keeps them. */
      keepRecordingsDays: keptDays,
      /** The same for what was written, and what was made of it in words; the figures stay. */
      keepTextsDays: keptDays,
    })
    .partial(),
  answers: { 200: tenantAnswer },
  example: { body: { currency: 'ZAR', locale: 'en-ZA', timeZone: 'Africa/Johannesburg', undoSeconds: 5 } },
});
