import { AppError } from '../../errors';

export function skuTaken(sku: string): AppError {
  return new AppError('sku_taken', `There is a product with the SKU ${sku} already.`);
}
