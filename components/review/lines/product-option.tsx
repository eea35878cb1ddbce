'use client';

import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/shell/desk-context';
import { Quoting } from '@/components/ui/quoting';
import type { SearchedProduct } from '@/lib/orders/search-contract';

/** A product to pick: what it is, what there is of it, when the customer had it last, and what it costs them. */
export function ProductOption({
  product,
  onPick,
}: {
  product: SearchedProduct;
  onPick: (product: SearchedProduct) => void;
}) {
  const t = useTranslations('reviewLines');
  const { money, quantity } = useFormats();
  const { sku, packSize, binLocation, isDiscontinued, available, lastOrderedDaysAgo, reason } = product;
  return (
    <Command.Item
      value={product.id}
      onSelect={() => onPick(product)}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 data-[selected=true]:bg-accent-soft touch:min-h-11"
    >
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block break-words">
          {product.name}
        </span>
        <span className="block text-xs text-soft">
          {isDiscontinued ? <span className="text-warn">{t('discontinued')} · </span> : null}
          <span className="font-mono">{sku}</span>
          {packSize > 1 ? ` · ${t('packOf', { count: String(packSize) })}` : ''}
          {binLocation ? <span className="font-mono"> · {binLocation}</span> : null}
          {lastOrderedDaysAgo === null
            ? ''
            : ` · ${t('ordered', { ago: t('ago', { days: lastOrderedDaysAgo }) })}`}
          {reason ? (
            <>
              {' '}
              · <Quoting text={reason} />
            </>
          ) : null}
        </span>
      </span>
      <span className="text-right text-sm whitespace-nowrap">
        <span className="block">
          {money(product.unitPrice)}{' '}
          <span className="text-soft">/ {product.unitOfMeasure.toLowerCase()}</span>
        </span>
        {available === null ? null : (
          <span className={available > 0 ? 'block text-xs text-soft' : 'block text-xs text-warn'}>
            {available > 0 ? t('inStock', { quantity: quantity(available) }) : t('noneInStock')}
          </span>
        )}
      </span>
    </Command.Item>
  );
}
