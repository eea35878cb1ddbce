'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { describeError } from '@/components/shell/notify';
import { Dialog } from '@/components/ui/dialog';
import { useSettled } from '@/components/ui/use-settled';
import { callApi } from '@/lib/api/call-api';
import type { SearchedProduct } from '@/lib/orders/search-contract';
import { ProductOption } from './product-option';

const nothing: readonly SearchedProduct[] = [];
const mostShown = 30;

interface PickerProps {
  title: string;
  /** What the customer wrote, to begin with. */
  phrase: string;
  /** The order that it is for: its customer's goods and prices, and the stock where it is picked. */
  orderId?: string;
  onPick: (product: SearchedProduct) => void;
  onClose: () => void;
}

/** Finds a product by what somebody may call it; arrows and Enter pick it. */
export function ProductPicker({ title, phrase, orderId, onPick, onClose }: PickerProps) {
  const t = useTranslations('reviewLines');
  const [text, setText] = useState(phrase);
  const [marked, setMarked] = useState('');
  const search = useSettled(text.trim(), 120);
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ['products', 'search', orderId, search],
    queryFn: ({ signal }) =>
      callApi('GET /api/product-search', {
        query: { search, limit: mostShown, ...(orderId === undefined ? {} : { order: orderId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const products = data?.products ?? nothing;
  // Drawing them takes longer than a key may: the field and what is typed into it come first.
  const shown = useDeferredValue(products, nothing);
  const isSearching = isPending || isPlaceholderData || shown !== products || search !== text.trim();
  // Enter takes the first of what was just found, whatever was marked before.
  const first = products[0];
  useEffect(() => setMarked(first?.id ?? ''), [first?.id]);
  // Pressed before the list has come, Enter takes what it will begin with: never what another search found.
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    if (!entered || isSearching) return;
    setEntered(false);
    if (first) onPick(first);
  }, [entered, isSearching, first, onPick]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Held down, or of a search that nobody has typed, it would take a product that nobody has looked at.
    if (event.repeat || isSearching) event.preventDefault();
    if (!event.repeat && isSearching && text !== phrase) setEntered(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      wide
      description={phrase ? t('forPhrase', { phrase }) : undefined}
    >
      <Command
        label={t('products')}
        shouldFilter={false}
        loop
        onKeyDown={press}
        value={marked}
        onValueChange={setMarked}
        className="grid gap-2"
      >
        <Command.Input
          value={text}
          onValueChange={(next) => {
            setEntered(false);
            setText(next);
          }}
          autoFocus
          onFocus={(event) => event.target.select()}
          placeholder={t('searchHint')}
          className="h-11 w-full rounded-md border border-edge-strong bg-raised px-3 text-lg"
        />
        <Command.List className="h-[50dvh] overflow-y-auto sm:h-96" aria-busy={isSearching}>
          {error ? <Note>{describeError(error)}</Note> : null}
          {data && products.length === 0 ? (
            <Note>{search === '' ? t('typeName') : t('nothingFound', { search })}</Note>
          ) : null}
          {shown.map((product) => (
            <ProductOption key={product.id} product={product} onPick={onPick} />
          ))}
          {products.length === mostShown ? <Note>{t('moreToFind')}</Note> : null}
        </Command.List>
      </Command>
    </Dialog>
  );
}

/** A word among the options, where only options may stand. */
function Note({ children }: { children: ReactNode }) {
  return (
    <Command.Item disabled value="note" className="p-3 text-sm text-soft">
      {children}
    </Command.Item>
  );
}
