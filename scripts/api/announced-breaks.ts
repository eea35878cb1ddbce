import { readKept } from './keep-document';

/**
 * What of the last release's API this one takes away or makes stricter on purpose: each as the test names it, with the
 * reason, and announced under /docs/api#changelog. Empty again once `npm run api:record` has kept the release's document.
 */
export const announcedBreaks: readonly { change: string; why: string }[] = [
  ...[
    'aliases',
    'audit',
    'catalogue-health',
    'corrections',
    'customers',
    'item-codes',
    'orders',
    'products',
    'stock',
  ]
    .map((list) => `/api/exports/${list}`)
    .concat('/api/orders/{id}/attachments/{attachmentId}')
    .map((path) => ({
      change: `GET ${path} → 200 → application/octet-stream: is gone`,
      why: 'No answer ever had that type: the document now names those that they have.',
    })),
  ...[
    'PUT /api/locations/{id}',
    'POST /api/locations/{id}/archive',
    'POST /api/locations/{id}/restore',
  ].flatMap((endpoint) =>
    ['maxLength was none and is 64', 'minLength was none and is 1'].map((change) => ({
      change: `${endpoint} → path id: ${change}`,
      why: 'A location is named by its code too: every id is within these lengths.',
    })),
  ),
  {
    change: 'GET /api/webhooks/messaging → 403 → application/problem+json: is gone',
    why: 'The refused handshake was always plain text, as the platform wants it: the document now says so.',
  },
  ...(readKept().components.schemas.ListedOrder?.required ?? [])
    .filter((field) => field !== 'id')
    .map((field) => ({
      change: `GET /api/orders → 200 → orders[].${field}: may be left out now`,
      why: 'With `fields`, rows always had those alone that it names: the document now says so.',
    })),
];
