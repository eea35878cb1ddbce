import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Notice } from '@/components/ui/notice';

/** A key, the only time that it is shown. */
export function ShownKey({ apiKey, onKept }: { apiKey: string; onKept: () => void }) {
  return (
    <>
      <Notice tone="warn">
        This is the only time the key is shown. Put it where the other system keeps its secrets.
      </Notice>
      <CopyField autoFocus label="API key" value={apiKey} />
      <DialogActions>
        <Button onClick={onKept}>I have kept the key</Button>
      </DialogActions>
    </>
  );
}
