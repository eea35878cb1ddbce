import { account } from './af/account';
import { aliases } from './af/aliases';
import { catalogueHealth } from './af/catalogue-health';
import { customerChoice } from './af/customer-choice';
import { customerPage } from './af/customer-page';
import { customers } from './af/customers';
import { importFields } from './af/import-fields';
import { imports } from './af/imports';
import { keys } from './af/keys';
import { messageTemplates } from './af/message-templates';
import { orderPages } from './af/order-pages';
import { orders } from './af/orders';
import { pickSlips } from './af/pick-slips';
import { prices } from './af/prices';
import { products } from './af/products';
import { review } from './af/review';
import { reviewHead } from './af/review-head';
import { reviewLines } from './af/review-lines';
import { reviewSource } from './af/review-source';
import { reviewVerdicts } from './af/review-verdicts';
import { shell } from './af/shell';
import { signIn } from './af/sign-in';
import { simulator } from './af/simulator';
import { status } from './af/status';
import { ui } from './af/ui';
import type { Translation } from './words';

export const afrikaans: Translation = {
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
