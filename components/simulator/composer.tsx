'use client';

import { Mic, Paperclip, SendHorizontal, Square } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { useRecorder } from './use-recorder';

/** Where the customer writes, speaks, or picks a recording. */
export function Composer({
  disabled,
  onText,
  onVoice,
}: {
  disabled: boolean;
  onText: (text: string) => void;
  onVoice: (recording: Blob) => void;
}) {
  const t = useTranslations('simulator');
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const recorder = useRecorder(onVoice);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (disabled || text.trim() === '') return;
    onText(text);
    setText('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? [];
    if (picked) onVoice(picked);
    event.target.value = '';
  };
  const { state } = recorder;
  return (
    <form onSubmit={send} className="grid gap-1.5 border-t border-edge bg-paper p-3">
      {state.kind === 'refused' ? (
        <p role="alert" className="text-sm text-bad">
          {t(`refused_${state.why}`)}
        </p>
      ) : null}
      <div className="flex flex-wrap items-end justify-end gap-2 sm:flex-nowrap">
        <Textarea
          aria-label={t('message')}
          placeholder={t('messageExample')}
          value={text}
          rows={2}
          maxLength={65_536}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
          className="min-h-11 flex-1 basis-full resize-y sm:basis-auto"
        />
        <input ref={file} type="file" accept="audio/ogg,audio/webm,.ogg,.opus,.webm" onChange={pick} hidden />
        <Button
          size="icon"
          tone="quiet"
          aria-label={t('sendFile')}
          disabled={disabled}
          onClick={() => file.current?.click()}
        >
          <Paperclip aria-hidden />
        </Button>
        {state.kind === 'recording' ? (
          <Button tone="danger" onClick={recorder.stop} aria-label={t('stopAndSend')}>
            <Square aria-hidden /> {state.seconds} s
          </Button>
        ) : (
          <Button
            size="icon"
            tone="quiet"
            aria-label={t('record')}
            disabled={disabled}
            onClick={recorder.start}
          >
            <Mic aria-hidden />
          </Button>
        )}
        <Button
          type="submit"
          tone="primary"
          size="icon"
          aria-label={t('send')}
          disabled={disabled || text.trim() === ''}
        >
          <SendHorizontal aria-hidden />
        </Button>
      </div>
    </form>
  );
}
