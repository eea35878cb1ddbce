import { account } from './en/account';
import { aliases } from './en/aliases';
import { apiKeys } from './en/api-keys';
import { audit } from './en/audit';
import { auditFields } from './en/audit-fields';
import { cannedReplies } from './en/canned-replies';
import { catalogueHealth } from './en/catalogue-health';
import { customerChoice } from './en/customer-choice';
import { customerPage } from './en/customer-page';
import { customers } from './en/customers';
import { erp } from './en/erp';
import { events } from './en/events';
import { health } from './en/health';
import { healthParts } from './en/health-parts';
import { importFields } from './en/import-fields';
import { imports } from './en/imports';
import { insights } from './en/insights';
import { keys } from './en/keys';
import { locations } from './en/locations';
import { messageTemplates } from './en/message-templates';
import { messaging } from './en/messaging';
import { orderPages } from './en/order-pages';
import { orders } from './en/orders';
import { pickSlips } from './en/pick-slips';
import { priceTiers } from './en/price-tiers';
import { prices } from './en/prices';
import { products } from './en/products';
import { review } from './en/review';
import { reviewHead } from './en/review-head';
import { reviewLines } from './en/review-lines';
import { reviewSource } from './en/review-source';
import { reviewVerdicts } from './en/review-verdicts';
import { setUp } from './en/set-up';
import { settings } from './en/settings';
import { shell } from './en/shell';
import { signIn } from './en/sign-in';
import { simulator } from './en/simulator';
import { status } from './en/status';
import { tenant } from './en/tenant';
import { ui } from './en/ui';
import { users } from './en/users';
import { webhooks } from './en/webhooks';

/** What every other language has as well; keys and arguments are checked against it. */
export const english = {
  account,
  aliases,
  apiKeys,
  audit,
  auditFields,
  cannedReplies,
  catalogueHealth,
  customerChoice,
  customerPage,
  customers,
  erp,
  events,
  health,
  healthParts,
  importFields,
  imports,
  insights,
  keys,
  locations,
  messageTemplates,
  messaging,
  orderPages,
  orders,
  pickSlips,
  priceTiers,
  prices,
  products,
  review,
  reviewHead,
  reviewLines,
  reviewSource,
  reviewVerdicts,
  setUp,
  settings,
  shell,
  signIn,
  simulator,
  status,
  tenant,
  ui,
  users,
  webhooks,
} as const;

export type English = typeof english;
