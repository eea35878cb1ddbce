'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { CreateDialog } from '@/components/shell/create-dialog';
import { LateDialog } from '@/components/shell/late-dialog';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { CannedReply } from '@/lib/canned-replies/contract';
import { CannedReplyForm } from './canned-reply-form';

export function NewCannedReply() {
  const t = useTranslations('cannedReplies');
  return (
    <CreateDialog label={t('add')}>
      {(close) => <CannedReplyForm reply={null} onClose={close} />}
    </CreateDialog>
  );
}

/** Changes a canned reply, or takes it away. */
export function CannedReplyActions({ reply }: { reply: CannedReply }) {
  const t = useTranslations('cannedReplies');
  const tShell = useTranslations('shell');
  const tSettings = useTranslations('settings');
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  const { id, title } = reply;
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={tSettings('editNamed', { name: title })} onClick={() => edit(true)}>
        {tShell('edit')}
      </Button>
      <ConfirmButton
        label={tSettings('remove')}
        name={title}
        title={tSettings('removeAsk', { name: title })}
        done={tSettings('removed', { name: title })}
        failed={tSettings('removedNot')}
        run={() => callApi('DELETE /api/settings/canned-replies/:id', { params: { id } })}
      >
        {t('removeWhat')}
      </ConfirmButton>
      <LateDialog open={editing} onClose={close} title={tSettings('editNamed', { name: title })}>
        <CannedReplyForm reply={reply} onClose={close} />
      </LateDialog>
    </div>
  );
}
