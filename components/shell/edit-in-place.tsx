'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';

/** A sheet of facts that turns into the form they are changed in, and back. */
export function EditInPlace({
  title,
  mayEdit,
  form,
  children,
}: {
  title: string;
  mayEdit: boolean;
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('shell');
  const [editing, edit] = useState(false);
  return (
    <Section
      title={title}
      actions={
        mayEdit && !editing ? (
          <Button size="small" onClick={() => edit(true)}>
            {t('edit')}
          </Button>
        ) : null
      }
    >
      <Sheet>{editing ? form(() => edit(false)) : children}</Sheet>
    </Section>
  );
}
