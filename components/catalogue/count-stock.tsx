'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDesk } from '@/components/shell/desk-context';
import { EntryForm } from '@/components/shell/entry-form';
import { parseDecimal } from '@/components/shell/formats';
import { LateDialog } from '@/components/shell/late-dialog';
import { isNoNumber, type TextField, TextFields, type Typed } from '@/components/shell/text-fields';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { Product } from '@/lib/catalogue/answers';
import type { Location } from '@/lib/locations/contract';

interface Place {
  product: Product;
  location: Location;
  /** Null where nothing was counted yet. */
  onHand: number | null;
}

/** Sets what lies at a location, as counted. */
export function CountStock(place: Place) {
  const t = useTranslations('products');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={t('setStockAt', { location: place.location.name })}
        onClick={() => setOpen(true)}
      >
        {t('setStock')}
      </Button>
      <LateDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('stockAt', { location: place.location.name })}
        description={<span className="break-words">{place.product.name}</span>}
      >
        <CountForm {...place} onClose={() => setOpen(false)} />
      </LateDialog>
    </>
  );
}

function CountForm({ product, location, onHand, onClose }: Place & { onClose: () => void }) {
  const t = useTranslations('products');
  const tShell = useTranslations('shell');
  const { decimal } = useDesk().numbers;
  const field: TextField<'onHand'> = {
    name: 'onHand',
    label: t('onHandIn', { unit: product.unitOfMeasure.toLowerCase() }),
    hint: t('countedHint'),
    required: true,
    numeric: true,
    wide: true,
  };
  const [typed, setTyped] = useState<Typed<'onHand'>>({});
  const [tried, setTried] = useState(false);
  const shown = typed.onHand ?? (onHand === null ? '' : String(onHand).replace('.', decimal));
  const counted = typed.onHand === undefined ? onHand : parseDecimal(shown);
  const save = useSave(
    () =>
      callApi('PUT /api/products/:id/stock', {
        params: { id: product.id },
        body: { locationId: location.id, onHand: counted ?? 0 },
      }),
    { done: t('stockSet', { location: location.name }), failed: null, onDone: onClose },
  );
  const isReady = () => {
    setTried(true);
    return counted !== null;
  };
  return (
    <EntryForm save={save} names={['onHand']} submit={t('setStock')} isReady={isReady} onCancel={onClose}>
      {(faultOf) => (
        <TextFields
          fields={[field]}
          shown={() => shown}
          onType={(name, text) => setTyped({ [name]: text })}
          faultOf={(name) =>
            (tried && isNoNumber(field, typed) ? tShell('numberExpected') : undefined) ?? faultOf(name)
          }
        />
      )}
    </EntryForm>
  );
}
