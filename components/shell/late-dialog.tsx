'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import type { Dialog } from '@/components/ui/dialog';
import { notifyError } from './notify';

type DialogProps = ComponentProps<typeof Dialog>;

const fetchDialog = () => import('@/components/ui/dialog');
const Fetched = lazy(() =>
  fetchDialog().then(
    ({ Dialog }) => ({ default: Dialog }),
    (error: unknown) => ({ default: (props: DialogProps) => <NotFetched {...props} error={error} /> }),
  ),
);

/** A dialog whose parts no page needs to be read: they are fetched once the page stands, before they are asked for. */
export function LateDialog(props: DialogProps) {
  useEffect(() => {
    // Without a connection it is tried again when the dialog is to open.
    fetchDialog().catch(() => undefined);
  }, []);
  return <Suspense>{props.open ? <Fetched {...props} /> : null}</Suspense>;
}

function NotFetched({ onClose, error }: DialogProps & { error: unknown }) {
  const t = useTranslations('shell');
  useEffect(() => {
    notifyError(t('notOpened'), error);
    onClose();
  }, [onClose, error, t]);
  return null;
}
