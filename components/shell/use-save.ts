import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { notifyDone, notifyError } from './notify';
import { isConflict } from './use-record-edit';

/** A change from a screen: says that it is done, or why not, and shows the page anew. */
export function useSave<Input = void, Output = unknown>(
  save: (input: Input) => Promise<Output>,
  {
    done,
    failed,
    onDone,
    undo,
  }: {
    done: string;
    /** The toast of a failure; null where a form shows it in place. */
    failed: string | null;
    onDone?: (output: Output) => void;
    /** Takes it back, from a button of the toast. */
    undo?: (() => Promise<unknown>) | undefined;
  },
) {
  const t = useTranslations('shell');
  const router = useRouter();
  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo();
      notifyDone(t('takenBack'));
      router.refresh();
    } catch (error) {
      notifyError(t('notTakenBack'), error);
    }
  };
  return useMutation({
    mutationFn: save,
    onSuccess: (output) => {
      notifyDone(done, undo ? { action: { label: t('undo'), onClick: () => void takeBack(undo) } } : {});
      onDone?.(output);
      router.refresh();
    },
    onError: (error) => {
      if (failed === null) return;
      notifyError(failed, error);
      // Whoever presses again has seen what is stored now.
      if (isConflict(error)) router.refresh();
    },
  });
}
