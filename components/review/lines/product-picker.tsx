'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useFormats } from '@/components/shell/desk-context';
import { describeError } from '@/components/shell/notify';
import { Dialog } from '@/components/ui/dialog';
import { useSettled } from '@/components/ui/use-settled';
import { callApi } from '@/lib/api/call-api';
import type { LineProduct } from './apply-edits';

type FoundProduct = LineProduct & { binLocation: string };

const nothing: readonly FoundProduct[] = [];

/** Finds a product by name, SKU, alias or barcode; arrows and Enter pick it. */
export function ProductPicker({
  title,
  phrase,
  onPick,
  onClose,
}: {
  title: string;
  /** What the customer wrote, to begin with. */
  phrase: string;
  onPick: (product: LineProduct) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [marked, setMarked] = useState('');
  const search = useSettled(text.trim(), 120);
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ['products', 'search', search],
    queryFn: ({ signal }) => callApi('GET /api/products', { query: { search, limit: 30 }, signal }),
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
    // Held down, it would take a product that nobody has looked at.
    if (event.repeat || isSearching) event.preventDefault();
    if (!event.repeat && isSearching) setEntered(true);
  };
  return (
    <Dialog open onClose={onClose} title={title} wide description={phrase ? <>For “{phrase}”</> : undefined}>
      <Command
        label="Products"
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
          placeholder="Name, SKU, alias or barcode"
          className="h-11 w-full rounded-md border border-edge-strong bg-raised px-3 text-lg"
        />
        <Command.List className="h-[50dvh] overflow-y-auto sm:h-96" aria-busy={isSearching}>
          {error ? <Note>{describeError(error)}</Note> : null}
          {data && products.length === 0 ? (
            <Note>No product has “{search}” in its name, SKU, aliases or barcode. Try fewer letters.</Note>
          ) : null}
          {shown.map((product) => (
            <ProductOption key={product.id} product={product} onPick={onPick} />
          ))}
          {data && data.total > products.length ? (
            <Note>{data.total - products.length} more. Type on to narrow them down.</Note>
          ) : null}
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

function ProductOption({
  product,
  onPick,
}: {
  product: FoundProduct;
  onPick: (product: LineProduct) => void;
}) {
  const { money } = useFormats();
  return (
    <Command.Item
      value={product.id}
      onSelect={() => onPick(product)}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 data-[selected=true]:bg-accent-soft touch:min-h-11"
    >
      <span className="min-w-0 flex-1">
        <span className="block break-words">{product.name}</span>
        <span className="block text-xs text-soft">
          <span className="font-mono">{product.sku}</span>
          {product.packSize > 1 ? ` · pack of ${product.packSize}` : ''}
          {product.binLocation ? <span className="font-mono"> · {product.binLocation}</span> : null}
        </span>
      </span>
      <span className="text-sm whitespace-nowrap">
        {money(product.basePrice)} <span className="text-soft">/ {product.unitOfMeasure.toLowerCase()}</span>
      </span>
    </Command.Item>
  );
}
