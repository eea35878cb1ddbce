import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField } from '../http/fields';

/** What a new tenant needs before it works, in the order in which it is best done. */
export const setUpSteps = [
  'erp',
  'number',
  'location',
  'catalogue',
  'customers',
  'users',
  'message',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];

const setUpAnswer = z.object({
  /** In the order in which they are best done; whether each is follows from what is stored. */
  steps: z.array(z.object({ step: z.enum(setUpSteps), isDone: z.boolean() })),
  putAsideAt: momentField.nullable(),
});
export type SetUp = z.output<typeof setUpAnswer>;

export const getSetUpEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/set-up',
  permission: 'settings:manage',
  summary: 'What a new tenant needs before it works, and what of it is done',
  answers: { 200: setUpAnswer },
  example: {},
});

export const putSetUpAsideEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings/set-up',
  permission: 'settings:manage',
  summary: 'Put the set-up checklist aside, so that the review desk no longer shows it, or take it out again',
  body: z.strictObject({ putAside: z.boolean() }),
  answers: { 200: setUpAnswer },
  example: { body: { putAside: true } },
});
