import { parseDecimal } from '@/components/shell/formats';
import type { TextField, Typed } from '@/components/shell/text-fields';
import type { Product } from '@/lib/catalogue/answers';

export const productFields = [
  { name: 'sku', label: 'SKU', required: true, mono: true },
  { name: 'barcode', label: 'Barcode', mono: true },
  { name: 'name', label: 'Name', required: true, wide: true },
  { name: 'basePrice', label: 'Price', required: true, numeric: true },
  { name: 'category', label: 'Category' },
  { name: 'unitOfMeasure', label: 'Unit', hint: 'EA when left empty.' },
  { name: 'packSize', label: 'Pack size', hint: '1 when left empty.', numeric: true },
  { name: 'reorderPoint', label: 'Reorder point', hint: '0 when left empty.', numeric: true },
  { name: 'safetyStock', label: 'Safety stock', hint: '0 when left empty.', numeric: true },
  { name: 'binLocation', label: 'Bin', mono: true },
] as const satisfies readonly TextField<keyof Product>[];
export type ProductField = (typeof productFields)[number]['name'];

/** What a field of a product shows, with the tenant's decimal sign. */
export function productText(product: Product | undefined, name: ProductField, decimal: string): string {
  const value = product?.[name] ?? '';
  if (typeof value === 'string') return value;
  return (name === 'basePrice' ? value.toFixed(2) : String(value)).replace('.', decimal);
}

/** The product that the form describes: what was typed, else what is stored, else what an empty field means. */
export function productBody(typed: Typed<ProductField>, isZeroRated: boolean, stored?: Product) {
  const text = (name: Exclude<ProductField, NumericField>) => typed[name]?.trim() ?? stored?.[name] ?? '';
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
  };
}
type NumericField = 'basePrice' | 'packSize' | 'reorderPoint' | 'safetyStock';
export type ProductBody = ReturnType<typeof productBody>;
