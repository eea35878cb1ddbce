import { parseDecimal } from '@/components/shell/formats';
import type { TextField, Typed } from '@/components/shell/text-fields';
import type { Product } from '@/lib/catalogue/answers';
import type { Words } from '@/lib/words/words';

/** The fields of the form, in its order. */
export const productFields = (t: Words<'products'>): readonly TextField<ProductField>[] => [
  { name: 'sku', label: t('sku'), required: true, mono: true },
  { name: 'barcode', label: t('barcode'), mono: true },
  { name: 'name', label: t('name'), required: true, wide: true },
  { name: 'basePrice', label: t('price'), required: true, numeric: true },
  { name: 'category', label: t('category') },
  { name: 'unitOfMeasure', label: t('unit'), hint: t('unitHint') },
  { name: 'packSize', label: t('packSize'), hint: t('oneHint'), numeric: true },
  { name: 'reorderPoint', label: t('reorderPoint'), hint: t('zeroHint'), numeric: true },
  { name: 'safetyStock', label: t('safetyStock'), hint: t('zeroHint'), numeric: true },
  { name: 'binLocation', label: t('bin'), mono: true },
];
type NumericField = 'basePrice' | 'packSize' | 'reorderPoint' | 'safetyStock';
type PlainField = 'sku' | 'barcode' | 'name' | 'category' | 'unitOfMeasure' | 'binLocation';
export type ProductField = NumericField | PlainField;

/** What a field of a product shows, with the tenant's decimal sign. */
export function productText(product: Product | undefined, name: ProductField, decimal: string): string {
  const value = product?.[name] ?? '';
  if (typeof value === 'string') return value;
  return (name === 'basePrice' ? value.toFixed(2) : String(value)).replace('.', decimal);
}

/** What is ticked or not. */
export type ProductFlags = Pick<Product, 'isZeroRated' | 'isDiscontinued'>;

/** The product that the form describes: what was typed, else what is stored, else what an empty field means. */
export function productBody(
  typed: Typed<ProductField>,
  { isZeroRated, isDiscontinued }: ProductFlags,
  stored?: Product,
) {
  const text = (name: PlainField) => typed[name]?.trim() ?? stored?.[name] ?? '';
  const number = (name: NumericField, whenEmpty: number) =>
    typed[name] === undefined ? (stored?.[name] ?? whenEmpty) : (parseDecimal(typed[name]) ?? whenEmpty);
  return {
    sku: text('sku'),
    name: text('name'),
    basePrice: number('basePrice', 0),
    unitOfMeasure: text('unitOfMeasure') || 'EA',
    packSize: number('packSize', 1),
    binLocation: text('binLocation'),
    category: text('category') || null,
    barcode: text('barcode') || null,
    reorderPoint: number('reorderPoint', 0),
    safetyStock: number('safetyStock', 0),
    isZeroRated,
    isDiscontinued,
  };
}
export type ProductBody = ReturnType<typeof productBody>;
