'use client';

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
  return (
    <CreateDialog label="Add location">
      {(close) => <LocationForm location={null} onClose={close} />}
    </CreateDialog>
  );
}

/** Changes a location, or takes it out of use. */
export function LocationActions({ location }: { location: Location }) {
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  const params = { id: location.id };
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={`Edit ${location.name}`} onClick={() => edit(true)}>
        Edit
      </Button>
      <ConfirmButton
        label="Archive"
        name={location.name}
        title={`Archive ${location.name}?`}
        done={`${location.name} is archived`}
        failed="It was not archived"
        run={() => callApi('POST /api/locations/:id/archive', { params })}
        undo={() => callApi('POST /api/locations/:id/restore', { params })}
      >
        Nothing new is picked or counted there. Finished orders keep its name, and it can be restored.
      </ConfirmButton>
      <LateDialog open={editing} onClose={close} title={`Edit ${location.name}`}>
        <LocationForm location={location} onClose={close} />
      </LateDialog>
    </div>
  );
}

export function RestoreLocation({ location }: { location: Location }) {
  const save = useSave(() => callApi('POST /api/locations/:id/restore', { params: { id: location.id } }), {
    done: `${location.name} is in use again`,
    failed: 'It was not restored',
  });
  return <ActButton save={save}>Restore</ActButton>;
}
