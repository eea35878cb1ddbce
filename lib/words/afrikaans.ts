import { account } from './af/account';
import { aliases } from './af/aliases';
import { apiKeys } from './af/api-keys';
import { audit } from './af/audit';
import { auditFields } from './af/audit-fields';
import { cannedReplies } from './af/canned-replies';
import { catalogueHealth } from './af/catalogue-health';
import { customerChoice } from './af/customer-choice';
import { customerPage } from './af/customer-page';
import { customers } from './af/customers';
import { erp } from './af/erp';
import { events } from './af/events';
import { health } from './af/health';
import { healthParts } from './af/health-parts';
import { importFields } from './af/import-fields';
import { imports } from './af/imports';
import { insights } from './af/insights';
import { keys } from './af/keys';
import { locations } from './af/locations';
import { messageTemplates } from './af/message-templates';
import { messaging } from './af/messaging';
import { orderPages } from './af/order-pages';
import { orders } from './af/orders';
import { pickSlips } from './af/pick-slips';
import { priceTiers } from './af/price-tiers';
import { prices } from './af/prices';
import { products } from './af/products';
import { review } from './af/review';
import { reviewHead } from './af/review-head';
import { reviewLines } from './af/review-lines';
import { reviewSource } from './af/review-source';
import { reviewVerdicts } from './af/review-verdicts';
import { setUp } from './af/set-up';
import { settings } from './af/settings';
import { shell } from './af/shell';
import { signIn } from './af/sign-in';
import { simulator } from './af/simulator';
import { status } from './af/status';
import { tenant } from './af/tenant';
import { ui } from './af/ui';
import { users } from './af/users';
import { webhooks } from './af/webhooks';
import type { Translation } from './words';

export const afrikaans: Translation = {
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
