import { SettingsSection } from '@/components/settings/settings-section';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { SecondFactorState } from '@/lib/auth/factor-contract';
import type { Passkeys } from '@/lib/auth/passkey-contract';
import { AddPasskey } from './add-passkey';
import { PasskeyActions } from './passkey-actions';

const obstacleWords = {
  ip_address:
    'They cannot be used here: the service is reached at an IP address, and browsers make passkeys for names only. Whoever runs it can give it a name (APP_URL).',
  not_https:
    'They cannot be used here: the service is reached over plain http, and browsers make passkeys over https only. Whoever runs it can change that (APP_URL).',
};

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
  const { passkeys, obstacle, origin, needsCode } = own;
  if (obstacle === 'single_sign_on') return null;
  const hasApp = factor.since !== null;
  return (
    <SettingsSection
      title="Passkeys"
      intro={
        <>
          Sign in with finger, face or the lock of your device, without PIN and code. A passkey counts as a
          second factor. {obstacle === null ? null : obstacleWords[obstacle]}
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
        <Table caption="Your passkeys, the first added first">
          <TableHead>
            <HeadCell className="w-full">Name</HeadCell>
            <HeadCell>Added</HeadCell>
            <HeadCell>Last used</HeadCell>
            <HeadCell>
              <span className="sr-only">Actions</span>
            </HeadCell>
          </TableHead>
          <TableBody>
            {passkeys.map((passkey) => (
              <Row key={passkey.id}>
                <th scope="row" className="min-w-0 px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
                  {passkey.name} {passkey.isSynced ? <Badge>Synced</Badge> : null}
                </th>
                <Cell label="Added" className="whitespace-nowrap text-soft">
                  {formats.moment(passkey.createdAt)}
                </Cell>
                <Cell label="Last used" className="whitespace-nowrap text-soft">
                  {passkey.lastUsedAt === null ? 'Never' : formats.moment(passkey.lastUsedAt)}
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
