'use client';

import { ConfirmButton } from '@/components/shell/confirm-button';
import { callApi } from '@/lib/api/call-api';
import type { ListedAlias } from '@/lib/catalogue/answers';

export function RevokeAlias({ alias: { id, aliasText, product, customer } }: { alias: ListedAlias }) {
  const params = { id };
  return (
    <ConfirmButton
      label="Revoke"
      name={`“${aliasText}”`}
      title="Revoke this phrase?"
      done={`“${shortened(aliasText)}” is revoked`}
      failed="The phrase was not revoked"
      run={() => callApi('DELETE /api/aliases/:id', { params })}
      undo={() => callApi('POST /api/aliases/:id/restore', { params })}
    >
      <span className="wrap-anywhere">
        From the next message on, “{aliasText}” {customer ? `of ${customer.name} ` : ''}is no longer taken for{' '}
        {product.name}. Orders that were read already stay as they are.
      </span>
    </ConfirmButton>
  );
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
