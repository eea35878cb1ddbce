import * as audit from '../audit/contract';
import * as auth from '../auth/contract';
import * as secondFactor from '../auth/factor-contract';
import * as language from '../auth/language-contract';
import * as passkeys from '../auth/passkey-contract';
import * as pin from '../auth/pin-contract';
import * as sessions from '../auth/session-contract';
import * as cannedReplies from '../canned-replies/contract';
import * as aliases from '../catalogue/alias-contract';
import * as catalogue from '../catalogue/contract';
import * as catalogueHealth from '../catalogue/health-contract';
import * as phrases from '../catalogue/phrase-contract';
import * as prices from '../catalogue/price-contract';
import * as substitutes from '../catalogue/substitute-contract';
import * as branches from '../customers/branch-contract';
import * as itemCodes from '../customers/code-contract';
import * as customers from '../customers/contract';
import * as conversations from '../customers/conversation-contract';
import * as identities from '../customers/identity-contract';
import * as merges from '../customers/merge-contract';
import * as exportsOfLists from '../exports/contract';
import * as health from '../health/contract';
import * as http from '../http/contract';
import type { Endpoint } from '../http/endpoint';
import * as imports from '../imports/import-contract';
import * as upserts from '../imports/upsert-contract';
import * as insights from '../insights/contract';
import * as intake from '../intake/contract';
import * as locations from '../locations/contract';
import * as mcp from '../mcp/contract';
import * as messageTemplates from '../message-templates/contract';
import * as messaging from '../messaging/contract';
import * as metrics from '../metrics/contract';
import * as orderBatches from '../orders/batch-contract';
import * as orderClaims from '../orders/claim-contract';
import * as orders from '../orders/contract';
import * as orderEdits from '../orders/edit-contract';
import * as orderFollowUps from '../orders/follow-up-contract';
import * as orderHistory from '../orders/history-contract';
import * as orderLists from '../orders/list-contract';
import * as messages from '../orders/message-contract';
import * as orderPlans from '../orders/plan-contract';
import * as questions from '../orders/question-contract';
import * as productSearch from '../orders/search-contract';
import * as privacy from '../privacy/contract';
import * as setUp from '../settings/checklist-contract';
import * as settings from '../settings/contract';
import * as keys from '../settings/key-contract';
import * as tenantSettings from '../settings/tenant-contract';
import * as simulator from '../simulator/contract';
import * as webhooks from '../webhooks/contract';
import * as events from '../webhooks/event-contract';

/** Every domain's contract; a new one is added here. */
const contracts = {
  ...http,
  ...audit,
  ...auth,
  ...aliases,
  ...phrases,
  ...branches,
  ...cannedReplies,
  ...catalogue,
  ...catalogueHealth,
  ...customers,
  ...conversations,
  ...events,
  ...exportsOfLists,
  ...health,
  ...identities,
  ...imports,
  ...insights,
  ...intake,
  ...itemCodes,
  ...locations,
  ...merges,
  ...messages,
  ...messageTemplates,
  ...orderHistory,
  ...productSearch,
  ...mcp,
  ...messaging,
  ...metrics,
  ...orders,
  ...orderClaims,
  ...orderLists,
  ...orderPlans,
  ...orderBatches,
  ...orderEdits,
  ...orderFollowUps,
  ...passkeys,
  ...pin,
  ...prices,
  ...privacy,
  ...questions,
  ...sessions,
  ...secondFactor,
  ...settings,
  ...keys,
  ...language,
  ...setUp,
  ...simulator,
  ...substitutes,
  ...tenantSettings,
  ...upserts,
  ...webhooks,
};

type Contracts = typeof contracts;
type EndpointName = {
  [Name in keyof Contracts]: Contracts[Name] extends Endpoint ? Name : never;
}[keyof Contracts];
type AnyEndpoint = Contracts[EndpointName];

/** Endpoints by `METHOD /api/path`, as types only: what the browser's client is typed with. */
export type EndpointByKey = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
export type EndpointKey = keyof EndpointByKey;

const isEndpoint = (exported: unknown): exported is AnyEndpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported;

/** What each endpoint is called, as in `approveOrder`: the name of its declaration. */
export const endpointNames: ReadonlyMap<Endpoint, string> = new Map(
  Object.entries(contracts).flatMap(([name, exported]) =>
    isEndpoint(exported) ? [[exported as Endpoint, name.replace(/Endpoint$/, '')] as const] : [],
  ),
);

/** Every endpoint of the service: the document, the 404s and the test over `app/api` read this list. */
export const endpoints: readonly Endpoint[] = Object.values(contracts).filter(isEndpoint);
