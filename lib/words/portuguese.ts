import { account } from './pt/account';
import { aliases } from './pt/aliases';
import { apiKeys } from './pt/api-keys';
import { audit } from './pt/audit';
import { auditFields } from './pt/audit-fields';
import { cannedReplies } from './pt/canned-replies';
import { catalogueHealth } from './pt/catalogue-health';
import { customerChoice } from './pt/customer-choice';
import { customerPage } from './pt/customer-page';
import { customers } from './pt/customers';
import { erp } from './pt/erp';
import { events } from './pt/events';
import { health } from './pt/health';
import { healthParts } from './pt/health-parts';
import { importFields } from './pt/import-fields';
import { imports } from './pt/imports';
import { insights } from './pt/insights';
import { keys } from './pt/keys';
import { locations } from './pt/locations';
import { messageTemplates } from './pt/message-templates';
import { messaging } from './pt/messaging';
import { orderPages } from './pt/order-pages';
import { orders } from './pt/orders';
import { pickSlips } from './pt/pick-slips';
import { priceTiers } from './pt/price-tiers';
import { prices } from './pt/prices';
import { products } from './pt/products';
import { review } from './pt/review';
import { reviewHead } from './pt/review-head';
import { reviewLines } from './pt/review-lines';
import { reviewSource } from './pt/review-source';
import { reviewVerdicts } from './pt/review-verdicts';
import { setUp } from './pt/set-up';
import { settings } from './pt/settings';
import { shell } from './pt/shell';
import { signIn } from './pt/sign-in';
import { simulator } from './pt/simulator';
import { status } from './pt/status';
import { tenant } from './pt/tenant';
import { ui } from './pt/ui';
import { users } from './pt/users';
import { webhooks } from './pt/webhooks';
import type { Translation } from './words';

export const portuguese: Translation = {
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
};
