import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/components/settings/settings-section';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { SecondFactorState } from '@/lib/auth/factor-contract';
import type { Passkeys } from '@/lib/auth/passkey-contract';
import { AddPasskey } from './add-passkey';
import { PasskeyActions } from './passkey-actions';

/** What signs one in in place of the PIN and the code, where the service has an address that browsers make them for. */
export function OwnPasskeys({
  own,
  factor,
  formats,
}: {
  own: Passkeys;
  factor: SecondFactorState;
  formats: Formats;
}) {
  const t = useTranslations('account');
  const { passkeys, obstacle, origin, needsCode } = own;
  if (obstacle === 'single_sign_on') return null;
  const hasApp = factor.since !== null;
  return (
    <SettingsSection
      title={t('passkeys')}
      intro={
        <>
          {t('passkeysIntro')} {obstacle === null ? null : t(`passkeyObstacle_${obstacle}`)}
        </>
      }
      actions={
        obstacle === null ? (
          <AddPasskey
            origin={origin}
            needsCode={needsCode}
            isAwaited={factor.isNeeded && !hasApp && passkeys.length === 0}
          />
        ) : null
      }
    >
      {passkeys.length === 0 ? null : (
        <Table caption={t('passkeysCaption')}>
          <TableHead>
            <HeadCell className="w-full">{t('name')}</HeadCell>
            <HeadCell>{t('added')}</HeadCell>
            <HeadCell>{t('lastUsed')}</HeadCell>
            <HeadCell>
              <span className="sr-only">{t('actions')}</span>
            </HeadCell>
          </TableHead>
          <TableBody>
            {passkeys.map((passkey) => (
              <Row key={passkey.id}>
                <th scope="row" className="min-w-0 px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
                  {passkey.name} {passkey.isSynced ? <Badge>{t('synced')}</Badge> : null}
                </th>
                <Cell label={t('added')} className="whitespace-nowrap text-soft">
                  {formats.moment(passkey.createdAt)}
                </Cell>
                <Cell label={t('lastUsed')} className="whitespace-nowrap text-soft">
                  {passkey.lastUsedAt === null ? t('never') : formats.moment(passkey.lastUsedAt)}
                </Cell>
                <Cell>
                  <PasskeyActions
                    passkey={passkey}
                    isLastFactor={factor.isNeeded && !hasApp && passkeys.length === 1}
                  />
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </SettingsSection>
  );
}
