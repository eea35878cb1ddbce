'use client';

import { ArrowDown, ArrowUp, X } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreateDialog } from '@/components/shell/create-dialog';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { linkClass } from '@/components/ui/link-class';
import { Section } from '@/components/ui/section';
import { callApi } from '@/lib/api/call-api';
import type { Substitute, Substitutes } from '@/lib/catalogue/substitute-contract';

interface Listed {
  productId: string;
  substitutes: readonly Substitute[];
}

/** What may be offered in a product's place, the best first. */
export function SubstitutesSection({
  productId,
  listed: { substitutes, standsInFor },
  mayEdit,
}: {
  productId: string;
  listed: Substitutes;
  mayEdit: boolean;
}) {
  const t = useTranslations('products');
  return (
    <Section
      title={t('substitutes')}
      note={t('substitutesWhen')}
      actions={mayEdit ? <NewSubstitute productId={productId} substitutes={substitutes} /> : null}
    >
      {substitutes.length > 0 ? (
        <ol
          aria-label={t('substitutes')}
          className="grid divide-y divide-edge rounded-lg border border-edge bg-paper"
        >
          {substitutes.map((each, index) => (
            <li key={each.product.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
              <span aria-hidden className="w-5 text-soft tabular-nums">
                {index + 1}.
              </span>
              <Named substitute={each} />
              {mayEdit ? <Moves productId={productId} substitutes={substitutes} index={index} /> : null}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-soft">{t('noSubstitutes')}</p>
      )}
      {standsInFor.length > 0 ? (
        <>
          <p className="pt-2 text-soft">{t('alsoOffered')}</p>
          <ul className="grid gap-1">
            {standsInFor.map((each) => (
              <li key={each.product.id} className="flex px-3">
                <Named substitute={each} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}

function Named({ substitute: { product, note, bothWays } }: { substitute: Substitute }) {
  const t = useTranslations('products');
  return (
    <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
      <Link href={`/products/${product.id}`} dir="auto" className={linkClass()}>
        {product.name}
      </Link>{' '}
      <span className="font-mono text-xs text-soft">{product.sku}</span>{' '}
      {bothWays ? <Badge>{t('bothWays')}</Badge> : null}
      {note ? (
        <span dir="auto" className="block text-sm text-soft">
          {note}
        </span>
      ) : null}
    </span>
  );
}

const bodyOf = (substitutes: readonly Substitute[]) =>
  substitutes.map(({ product, note, bothWays }) => ({ sku: product.id, note, bothWays }));

/** Sets the list, in which one of them has moved or is gone. */
function Moves({ productId, substitutes, index }: Listed & { index: number }) {
  const t = useTranslations('products');
  const save = useSave(
    (to: number | null) => {
      const others = substitutes.filter((_, at) => at !== index);
      const moved = substitutes[index];
      const list = to === null || !moved ? others : [...others.slice(0, to), moved, ...others.slice(to)];
      return callApi('PUT /api/products/:id/substitutes', {
        params: { id: productId },
        body: { substitutes: bodyOf(list) },
      });
    },
    { done: t('substitutesSet'), failed: t('substitutesSetNot') },
  );
  const name = substitutes[index]?.product.name ?? '';
  const moves = [
    { label: t('moveUp', { name }), to: index - 1, icon: ArrowUp, isOff: index === 0 },
    {
      label: t('moveDown', { name }),
      to: index + 1,
      icon: ArrowDown,
      isOff: index === substitutes.length - 1,
    },
    { label: t('removeNamed', { name }), to: null, icon: X, isOff: false },
  ];
  return (
    <span className="ml-auto flex gap-1">
      {moves.map(({ label, to, icon: Icon, isOff }) => (
        <Button
          key={label}
          size="small"
          tone="quiet"
          aria-label={label}
          disabled={isOff || save.isPending}
          onClick={() => save.mutate(to)}
        >
          <Icon aria-hidden />
        </Button>
      ))}
    </span>
  );
}

function NewSubstitute(listed: Listed) {
  const t = useTranslations('products');
  return (
    <CreateDialog label={t('addSubstitute')} small>
      {(close) => <SubstituteForm {...listed} onClose={close} />}
    </CreateDialog>
  );
}

function SubstituteForm({ productId, substitutes, onClose }: Listed & { onClose: () => void }) {
  const t = useTranslations('products');
  const [sku, setSku] = useState('');
  const [note, setNote] = useState('');
  const [bothWays, setBothWays] = useState(false);
  const at = `substitutes.${substitutes.length}`;
  const save = useSave(
    () =>
      callApi('PUT /api/products/:id/substitutes', {
        params: { id: productId },
        body: {
          substitutes: [...bodyOf(substitutes), { sku: sku.trim(), note: note.trim() || null, bothWays }],
        },
      }),
    { done: t('substituteAdded'), failed: null, onDone: onClose },
  );
  return (
    <EntryForm
      save={save}
      names={[`${at}.sku`, `${at}.note`]}
      submit={t('addSubstitute')}
      submitting={t('adding')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field label={t('sku')} hint={t('substituteHint')} error={faultOf(`${at}.sku`)}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={64}
                autoComplete="off"
                value={sku}
                onChange={(event) => setSku(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('note')} hint={t('noteHint')} error={faultOf(`${at}.note`)}>
            {(wiring) => (
              <Input
                {...wiring}
                dir="auto"
                maxLength={200}
                autoComplete="off"
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          <label className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={bothWays}
              onChange={(event) => setBothWays(event.target.checked)}
            />
            {t('bothWaysWhat')}
          </label>
        </>
      )}
    </EntryForm>
  );
}
