import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Notice } from '@/components/ui/notice';

/** A key, the only time that it is shown. */
export function ShownKey({ apiKey, onKept }: { apiKey: string; onKept: () => void }) {
  const t = useTranslations('apiKeys');
  return (
    <>
      <Notice tone="warn">{t('shownOnce')}</Notice>
      <CopyField autoFocus label={t('apiKey')} value={apiKey} />
      <DialogActions>
        <Button onClick={onKept}>{t('kept')}</Button>
      </DialogActions>
    </>
  );
}
