'use client';

import { Copy } from 'lucide-react';
import { notifyDone, notifyWarning } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';

/** A number to call, and to copy for another device. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <span className="flex items-center gap-1">
      <a href={`tel:${number}`} className="rounded-sm whitespace-nowrap hover:underline">
        {number}
      </a>
      <Button size="icon" tone="quiet" aria-label="Copy the phone number" onClick={() => void copy(number)}>
        <Copy aria-hidden />
      </Button>
    </span>
  );
}

async function copy(number: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number);
    notifyDone('Phone number copied', { id: 'copied' });
  } catch {
    notifyWarning('The browser would not copy it', { id: 'copied', description: number });
  }
}
