'use client';

import { useState } from 'react';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { CreateDialog } from '@/components/shell/create-dialog';
import { LateDialog } from '@/components/shell/late-dialog';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { CannedReply } from '@/lib/canned-replies/contract';
import { CannedReplyForm } from './canned-reply-form';

export function NewCannedReply() {
  return (
    <CreateDialog label="Add reply">
      {(close) => <CannedReplyForm reply={null} onClose={close} />}
    </CreateDialog>
  );
}

/** Changes a canned reply, or takes it away. */
export function CannedReplyActions({ reply }: { reply: CannedReply }) {
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  const { id, title } = reply;
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={`Edit ${title}`} onClick={() => edit(true)}>
        Edit
      </Button>
      <ConfirmButton
        label="Remove"
        name={title}
        title={`Remove ${title}?`}
        done={`${title} is removed`}
        failed="It was not removed"
        run={() => callApi('DELETE /api/settings/canned-replies/:id', { params: { id } })}
      >
        The desk no longer offers it. What was written with it stays.
      </ConfirmButton>
      <LateDialog open={editing} onClose={close} title={`Edit ${title}`}>
        <CannedReplyForm reply={reply} onClose={close} />
      </LateDialog>
    </div>
  );
}
