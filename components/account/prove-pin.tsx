'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { callApi } from '@/lib/api/call-api';
import type { FactorSetup } from './confirm-factor';
import { OwnPinField } from './own-pin-field';

/** The PIN once more, so that nobody sets up a factor at a desk that was left open. */
export function ProvePin({
  onCancel,
  onBegun,
}: {
  onCancel: () => void;
  onBegun: (setup: FactorSetup) => void;
}) {
  const [pin, setPin] = useState('');
  const save = useMutation({
    mutationFn: () => callApi('POST /api/auth/second-factor', { body: { pin } }),
    onSuccess: ({ setup }) => onBegun(setup),
  });
  return (
    <EntryForm save={save} names={['pin']} submit="Go on" onCancel={onCancel}>
      {(faultOf) => (
        <>
          <p className="text-soft">
            You need an authenticator app on your phone, such as the one you use for your bank or mail.
          </p>
          <OwnPinField value={pin} onChange={setPin} error={faultOf('pin')} />
        </>
      )}
    </EntryForm>
  );
}
