import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { clock } from '@/lib/clock';
import type { ApiKey } from '@/lib/settings/key-contract';
import { ApiKeyActions } from './api-key-actions';
import { describeScopes } from './key-scope-words';

export function ApiKeysTable({ apiKeys, formats }: { apiKeys: readonly ApiKey[]; formats: Formats }) {
  const t = useTranslations('apiKeys');
  const tSettings = useTranslations('settings');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeadCell>{tSettings('name')}</HeadCell>
        <HeadCell>{t('key')}</HeadCell>
        <HeadCell className="w-full">{t('mayDo')}</HeadCell>
        <HeadCell>{t('made')}</HeadCell>
        <HeadCell>{t('lastUsed')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{tSettings('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {apiKeys.map((key) => (
          <Row key={key.id}>
            <th scope="row" className="max-w-72 min-w-40 px-3 py-2 font-medium break-words @max-2xl:p-0">
              {key.name}
            </th>
            <Cell label={t('key')} className="font-mono whitespace-nowrap">
              …{key.last4}
            </Cell>
            <Cell label={t('mayDo')} className="text-soft @max-2xl:text-right">
              <span className="grid min-w-0 gap-0.5">
                <span>{describeScopes(key.scopes, t)}</span>
                {key.addresses ? <Note>{t('onlyFrom', { addresses: key.addresses.join(', ') })}</Note> : null}
                {key.expiresAt ? <Note>{t('until', { time: formats.moment(key.expiresAt) })}</Note> : null}
                {isUnderWay(key.previousUntil) ? (
                  <Note>{t('formerUntil', { time: formats.moment(key.previousUntil ?? '') })}</Note>
                ) : null}
              </span>
            </Cell>
            <Cell label={t('made')} className="whitespace-nowrap text-soft">
              {formats.moment(key.createdAt)}
            </Cell>
            <Cell label={t('lastUsed')} className="whitespace-nowrap text-soft">
              <span className="grid">
                {key.lastUsedAt ? formats.moment(key.lastUsedAt) : t('never')}
                {key.lastUsedFrom ? <Note>{t('usedFrom', { address: key.lastUsedFrom })}</Note> : null}
              </span>
            </Cell>
            <Cell className="text-right">
              <ApiKeyActions apiKey={key} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

const isUnderWay = (until: string | null) => until !== null && new Date(until) > clock.now();

function Note({ children }: { children: ReactNode }) {
  return <span className="text-sm break-words">{children}</span>;
}
