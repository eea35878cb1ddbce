import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { notifyDone, notifyError } from '@/components/shell/notify';

/** A change from a screen: says that it is done, or why not, and shows the page anew. */
export function useSave<Input = void, Output = unknown>(
  save: (input: Input) => Promise<Output>,
  {
    done,
    failed,
    onDone,
  }: {
    done: string;
    /** The toast of a failure; null where a form shows it in place. */
    failed: string | null;
    onDone?: (output: Output) => void;
  },
) {
  const router = useRouter();
  return useMutation({
    mutationFn: save,
    onSuccess: (output) => {
      notifyDone(done);
      onDone?.(output);
      router.refresh();
    },
    onError: (error) => {
      if (failed !== null) notifyError(failed, error);
    },
  });
}
