'use client';

import { ConfirmButton } from '@/components/shell/confirm-button';
import { callApi } from '@/lib/api/call-api';
import type { ApiKey } from '@/lib/settings/key-contract';

export function RevokeApiKey({ apiKey: { id, name, last4 } }: { apiKey: ApiKey }) {
  return (
    <ConfirmButton
      label="Revoke"
      name={name}
      title={`Revoke ${name}?`}
      done={`${name} is revoked`}
      failed={`${name} was not revoked`}
      run={() => callApi('DELETE /api/settings/api-keys/:id', { params: { id } })}
    >
      Whatever still calls with the key that ends in <span className="font-mono">{last4}</span> is refused at
      once. This cannot be undone.
    </ConfirmButton>
  );
}
