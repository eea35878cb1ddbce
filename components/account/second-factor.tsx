import { SettingsSection } from '@/components/settings/settings-section';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import type { SecondFactorState } from '@/lib/auth/factor-contract';
import { SetUpFactor } from './set-up-factor';
import { TurnOffFactor } from './turn-off-factor';

const fewCodes = 3;

/** Whether a code is asked for after the PIN, and how to change that. */
export function SecondFactor({
  factor,
  hasPasskey,
  formats,
}: {
  factor: SecondFactorState;
  hasPasskey: boolean;
  formats: Formats;
}) {
  const { isPossible, isNeeded, since, recoveryCodesLeft } = factor;
  if (!isPossible) {
    return (
      <SettingsSection
        title="Second factor"
        intro="You sign in with single sign-on, which may ask for more than a password. There is nothing to set up here."
      />
    );
  }
  if (since === null) {
    return (
      <SettingsSection
        title="Second factor"
        intro="With an authenticator app on your phone you are asked for its code after the PIN, so that the PIN alone lets nobody in."
        actions={<SetUpFactor isNeeded={isNeeded && !hasPasskey} />}
      >
        {isNeeded && !hasPasskey ? (
          <Notice tone="warn">
            Managers need a second factor here. Set yours up, or add a passkey, to go on; until then only this
            page is open to you.
          </Notice>
        ) : null}
      </SettingsSection>
    );
  }
  return (
    <SettingsSection
      title={
        <>
          Second factor <Badge tone="good">On</Badge>
        </>
      }
      intro={`Since ${formats.day(since)} you are asked for a code of your authenticator app after the PIN. ${codesLeft(recoveryCodesLeft)}`}
      actions={<TurnOffFactor isNeeded={isNeeded && !hasPasskey} />}
    >
      {recoveryCodesLeft <= fewCodes ? (
        <Notice tone="warn">
          {codesLeft(recoveryCodesLeft)} For ten new ones, turn the second factor off and set it up again.
        </Notice>
      ) : null}
    </SettingsSection>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left.';
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
}
