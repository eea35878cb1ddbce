import { TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { linkClass } from '@/components/ui/link-class';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ListedAlias } from '@/lib/catalogue/answers';
import { conflictWords } from './alias-conflict-words';
import { RevokeAlias } from './revoke-alias';

/** Taught phrases; a page about one product or one customer does not repeat it in each row. */
export function AliasesTable({
  aliases,
  formats,
  about,
}: {
  aliases: readonly ListedAlias[];
  formats: Formats;
  about?: 'product' | 'customer';
}) {
  const t = useTranslations('aliases');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeadCell className="w-2/5">{t('phrase')}</HeadCell>
        {about === 'product' ? null : <HeadCell className="w-2/5">{t('means')}</HeadCell>}
        {about === 'customer' ? null : <HeadCell className="w-1/5">{t('for')}</HeadCell>}
        <HeadCell>{t('taught')}</HeadCell>
        <HeadCell>{t('used')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t('action')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {aliases.map((alias) => (
          <Row key={alias.id} compact>
            <th
              scope="row"
              className="min-w-32 px-3 py-2 font-medium wrap-anywhere @max-2xl:flex-1 @max-2xl:p-0"
            >
              <span dir="auto" title={alias.aliasText} className="line-clamp-4">
                {alias.aliasText}
              </span>
              <Conflicts alias={alias} />
            </th>
            {about === 'product' ? null : (
              <Cell label={t('means')} place="bare">
                <span className="min-w-0">
                  <NameLink href={`/products/${alias.product.id}`} name={alias.product.name} />
                  <span className="block font-mono text-xs wrap-anywhere text-soft @max-2xl:hidden">
                    {alias.product.sku}
                  </span>
                </span>
              </Cell>
            )}
            {about === 'customer' ? null : (
              <Cell label={t('for')} place="bare">
                {alias.customer ? (
                  <NameLink href={`/customers/${alias.customer.id}`} name={alias.customer.name} />
                ) : (
                  t('everyone')
                )}
              </Cell>
            )}
            <Cell label={t('taught')} place="left">
              <span>
                <span className="block max-w-36 truncate">{alias.taughtBy ?? t('byService')}</span>
                <span className="block text-xs whitespace-nowrap text-soft">
                  {formats.day(alias.createdAt)}
                </span>
              </span>
            </Cell>
            <Cell label={t('used')} place="bare" className="whitespace-nowrap">
              <span>
                {alias.timesUsed > 0 ? `${formats.quantity(alias.timesUsed)} ×` : t('never')}
                {alias.lastUsedAt ? (
                  <span className="block text-xs text-soft @max-2xl:hidden">
                    {t('lastUsed', { day: formats.day(alias.lastUsedAt) })}
                  </span>
                ) : null}
              </span>
            </Cell>
            <Cell place="beside" className="text-right">
              <RevokeAlias alias={alias} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** A name as long as it likes, and the page behind it. */
function NameLink({ href, name }: { href: string; name: string }) {
  return (
    <Link href={href} dir="auto" title={name} className={linkClass('line-clamp-3 wrap-anywhere')}>
      {name}
    </Link>
  );
}

function Conflicts({ alias: { conflicts } }: { alias: ListedAlias }) {
  const t = useTranslations('aliases');
  if (conflicts.length === 0) return null;
  return (
    <ul className="grid gap-0.5 pt-1 text-sm font-normal text-warn">
      {conflicts.map((conflict) => (
        <li key={`${conflict.kind} ${conflict.product.id} ${conflict.customer?.id}`} className="flex gap-1.5">
          <TriangleAlert aria-label={t('contradicted')} className="mt-1 size-3.5 shrink-0" />
          <span className="line-clamp-4 wrap-anywhere">{conflictWords(conflict, t)}</span>
        </li>
      ))}
    </ul>
  );
}
