import type { HelpWith } from './shape';

/** Of the request itself: how it is written, who sends it, how often, and what goes wrong on this side. */
export const requestErrors = {
  invalid_json: [
    'The body is empty, cut off or no JSON.',
    'Send `Content-Type: application/json` and a body that a JSON parser takes.',
  ],
  invalid_input: [
    'A field of path, query, header or body is missing, not of its form, or not known.',
    'Read `errors`: every fault with its `path`. Mend all of them and send it again; the same `Idempotency-Key` may be used.',
  ],
  file_unreadable: [
    'The file is damaged, encrypted, too large when unpacked, or of another kind than its name says.',
    'Open it in its own program, save it anew as CSV (UTF-8) or XLSX without a password, and send that.',
  ],
  unauthenticated: [
    'There is no credential, or the token or key has expired, was revoked or is used from an address that it is not for.',
    'Send `X-Api-Key` with a key that Settings → API keys lists, or sign in anew. Do not repeat it unchanged.',
  ],
  invalid_credentials: [
    'Tenant, name, PIN or code is not right; which one is not told.',
    'Check them. After five wrong ones there is a wait. A manager gives a new PIN under Settings → Users.',
  ],
  second_factor_required: ['The account has a second factor.', 'Send the same again with `code`.'],
  passkey_required: [
    'The account’s second factor is a passkey, which only a browser can show.',
    'Sign in on the sign-in page. A machine uses an API key instead.',
  ],
  invalid_signature: [
    'A delivery of the messaging platform is not signed with this service’s app secret.',
    'Compare the app secret under Settings → Messaging with the platform’s. The signature is over the bytes as sent.',
  ],
  forbidden: [
    'The role or key lacks the permission that `detail` names.',
    'Give the key that scope under Settings → API keys, or use an account that may. Repeating it does not help.',
  ],
  second_factor_missing: [
    'The tenant asks a second factor of managers, and this one has none.',
    'Set it up under Account. API keys are not held back by it.',
  ],
  origin_not_allowed: [
    'A page of another site sent the request with the cookie of a session.',
    'Call from a server with a key or token; those need no `Origin`.',
  ],
  not_found: [
    'No such address, or no such thing in this tenant. What belongs to another tenant is answered alike.',
    'Check the id and whose key it is. Something that was there may have been removed.',
  ],
  method_not_allowed: ['The address is right and the method is not.', 'Use one that `Allow` lists.'],
  idempotency_key_reused: [
    'This `Idempotency-Key` came before with another body, or its answer held a secret that is shown once.',
    'Take a new key for a new request; keep one key for the repeats of the same.',
  ],
  idempotency_in_flight: [
    'The first request with this `Idempotency-Key` has no answer yet.',
    'Wait the seconds of `Retry-After` and repeat it: you get the first one’s answer.',
  ],
  external_id_reused: [
    'Another order was sent with this `externalId`, and what it orders is different.',
    'Give each order an id of its own; change the one that is there with `PATCH /api/orders/:id`.',
  ],
  body_too_large: [
    'The body is larger than the endpoint takes: 1 MiB for most.',
    'Send less at a time; `detail` says how much is taken. Lists go in parts.',
  ],
  unsupported_media_type: [
    'The endpoint reads another content type.',
    'Send `application/json`, or `multipart/form-data` where the endpoint takes a file.',
  ],
  range_not_satisfiable: [
    '`Range` begins behind the end of the recording.',
    '`Content-Range` of the answer has its length; ask within it, or without `Range`.',
  ],
  rate_limited: [
    'The key, the tenant or the address has used up its requests of this minute, or twice a second’s share.',
    'Wait the seconds of `Retry-After`. Watch `RateLimit`, and ask for more rows at a time rather than more often.',
  ],
  internal: [
    'A fault of ours. It is logged under `requestId`.',
    'Repeat it later with the same `Idempotency-Key`: nothing is done twice. If it stays, tell support the `requestId`.',
  ],
  unavailable: [
    'The database, a disk or another part is away, or the service is stopping.',
    'Wait the seconds of `Retry-After` and repeat it. `GET /api/health` tells when it is well.',
  ],
  secret_unreadable: [
    'A stored password or secret cannot be opened: it was moved, or the encryption key is another.',
    'Enter it again where `detail` says.',
  ],
} as const satisfies HelpWith;
