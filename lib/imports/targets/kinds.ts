import type { ImportTarget } from '../import-status';
import { aliases } from './aliases';
import { branches } from './branches';
import { codes } from './codes';
import { customers } from './customers';
import { history } from './history';
import { locations } from './locations';
import { prices } from './prices';
import { products } from './products';
import { specialPrices } from './special-prices';
import { stock } from './stock';
import type { ImportKind } from './target';

/** Everything that can be imported; a new kind is a file beside these and a line here. */
export const kinds: Readonly<Record<ImportTarget, ImportKind>> = {
  products,
  prices,
  specialPrices,
  customers,
  codes,
  aliases,
  stock,
  history,
  branches,
  locations,
};
