'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActButton } from '@/components/shell/act-button';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { CreateDialog } from '@/components/shell/create-dialog';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { Location } from '@/lib/locations/contract';
import { LocationForm } from './location-form';

export function NewLocation() {
  const t = useTranslations('locations');
  return (
    <CreateDialog label={t('add')}>
      {(close) => <LocationForm location={null} onClose={close} />}
    </CreateDialog>
  );
}

/** Changes a location, or takes it out of use. */
export function LocationActions({ location }: { location: Location }) {
  const t = useTranslations('locations');
  const tShell = useTranslations('shell');
  const tSettings = useTranslations('settings');
  const { name } = location;
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  const params = { id: location.id };
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={tSettings('editNamed', { name })} onClick={() => edit(true)}>
        {tShell('edit')}
      </Button>
      <ConfirmButton
        label={t('archive')}
        name={name}
        title={t('archiveAsk', { name })}
        done={t('isArchived', { name })}
        failed={t('isArchivedNot')}
        run={() => callApi('POST /api/locations/:id/archive', { params })}
        undo={() => callApi('POST /api/locations/:id/restore', { params })}
      >
        {t('archiveWhat')}
      </ConfirmButton>
      <LateDialog open={editing} onClose={close} title={tSettings('editNamed', { name })}>
        <LocationForm location={location} onClose={close} />
      </LateDialog>
    </div>
  );
}

export function RestoreLocation({ location }: { location: Location }) {
  const t = useTranslations('locations');
  const save = useSave(() => callApi('POST /api/locations/:id/restore', { params: { id: location.id } }), {
    done: t('restored', { name: location.name }),
    failed: t('restoredNot'),
  });
  return <ActButton save={save}>{t('restore')}</ActButton>;
}
