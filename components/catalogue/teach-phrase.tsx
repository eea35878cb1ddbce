'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProductPicker } from '@/components/review/lines/product-picker';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';

/** The longest that a phrase can be. */
const longest = 200;

/** Finds the product that a phrase means, and teaches it for everyone. */
export function TeachPhrase({ phrase }: { phrase: string }) {
  const t = useTranslations('aliases');
  const [asking, ask] = useState(false);
  const aliasText = phrase.trim();
  const save = useSave(
    (productId: string) =>
      callApi('POST /api/products/:id/aliases', {
        params: { id: productId },
        body: { aliasText, customerId: null },
      }),
    { done: t('isTaught'), failed: t('isTaughtNot') },
  );
  if (aliasText.length > longest) return null;
  return (
    <>
      <Button
        size="small"
        aria-label={t('teachNamed', { phrase: aliasText })}
        disabled={save.isPending}
        onClick={() => ask(true)}
      >
        {t('teach')}
      </Button>
      {asking ? (
        <ProductPicker
          title={t('whatMeans')}
          phrase={aliasText}
          onClose={() => ask(false)}
          onPick={(product) => {
            ask(false);
            save.mutate(product.id);
          }}
        />
      ) : null}
    </>
  );
}
