import { account } from './pt/account';
import { aliases } from './pt/aliases';
import { catalogueHealth } from './pt/catalogue-health';
import { customerChoice } from './pt/customer-choice';
import { customerPage } from './pt/customer-page';
import { customers } from './pt/customers';
import { importFields } from './pt/import-fields';
import { imports } from './pt/imports';
import { keys } from './pt/keys';
import { messageTemplates } from './pt/message-templates';
import { orderPages } from './pt/order-pages';
import { orders } from './pt/orders';
import { pickSlips } from './pt/pick-slips';
import { prices } from './pt/prices';
import { products } from './pt/products';
import { review } from './pt/review';
import { reviewHead } from './pt/review-head';
import { reviewLines } from './pt/review-lines';
import { reviewSource } from './pt/review-source';
import { reviewVerdicts } from './pt/review-verdicts';
import { shell } from './pt/shell';
import { signIn } from './pt/sign-in';
import { simulator } from './pt/simulator';
import { status } from './pt/status';
import { ui } from './pt/ui';
import type { Translation } from './words';

export const portuguese: Translation = {
  account,
  aliases,
  catalogueHealth,
  customerChoice,
  customerPage,
  customers,
  importFields,
  imports,
  keys,
  messageTemplates,
  orderPages,
  orders,
  pickSlips,
  prices,
  products,
  review,
  reviewHead,
  reviewLines,
  reviewSource,
  reviewVerdicts,
  shell,
  signIn,
  simulator,
  status,
  ui,
};
