'use client';

import { clsx } from 'clsx';
import { Send, Square } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import type { CallEntries } from '@/lib/api/reference-shapes';
import { AnswerView } from './answer-view';
import { buildCall } from './build-call';
import { CallEntry } from './call-entry';
import { type CallAnswer, readCall } from './read-call';

interface CallFormProps {
  id: string;
  method: string;
  path: string;
  call: CallEntries;
}

export function CallForm({ id, method, path, call }: CallFormProps) {
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [files, setFiles] = useState<Record<string, File | undefined>>({});
  const [json, setJson] = useState(call.body?.json ?? '');
  const [fault, setFault] = useState<{ fault: string; at: string } | null>(null);
  const { answer, failure, isUnderWay, send, stop } = useCall();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const built = buildCall(method, path, call, { texts, files, json });
    setFault('fault' in built ? built : null);
    if ('address' in built) void send(built.address, built.init);
  };
  const faultAt = (at: string) => (fault?.at === at ? fault.fault : undefined);
  const entries = [
    ...(['path', 'query', 'header'] as const).flatMap((place) =>
      call[place].map((entry) => ({ at: `${place}.${entry.name}`, entry })),
    ),
    ...(call.body?.entries ?? []).map((entry) => ({ at: `body.${entry.name}`, entry })),
  ];
  return (
    <form onSubmit={submit} noValidate className="grid min-w-0 gap-3 border-t border-edge p-3">
      <p className="text-sm text-soft">
        {method === 'GET'
          ? 'Asks as the person who is signed in in this browser.'
          : 'Changes your company’s own data, as the person who is signed in in this browser.'}{' '}
        What is left blank is not sent.
      </p>
      <div className={clsx('grid min-w-0 gap-3', entries.length > 1 && 'sm:grid-cols-2')}>
        {entries.map(({ at, entry }) => (
          <CallEntry
            key={at}
            entry={entry}
            value={texts[at] ?? ''}
            fault={faultAt(at)}
            onText={(text) => setTexts((all) => ({ ...all, [at]: text }))}
            onFile={(file) => setFiles((all) => ({ ...all, [entry.name]: file }))}
          />
        ))}
      </div>
      {call.body && call.body.entries.length === 0 ? (
        <Field label="Body" error={faultAt('body')}>
          {(wiring) => (
            <Textarea
              {...wiring}
              className="min-h-48 font-mono text-xs"
              spellCheck={false}
              value={json}
              onChange={(event) => setJson(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <div className="flex gap-2">
        <Button type="submit" tone="primary" disabled={isUnderWay}>
          <Send aria-hidden /> Send
        </Button>
        {isUnderWay ? (
          <Button onClick={stop}>
            <Square aria-hidden /> Stop
          </Button>
        ) : null}
      </div>
      {failure === null ? null : (
        <Notice tone="bad" alert>
          {failure}
        </Notice>
      )}
      {answer ? <AnswerView answer={answer} id={id} /> : null}
    </form>
  );
}

/** One call at a time; leaving the page ends the one under way, and so ends a stream. */
function useCall() {
  const [answer, setAnswer] = useState<CallAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUnderWay, setUnderWay] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const send = async (address: string, init: RequestInit) => {
    const controller = new AbortController();
    current.current = controller;
    setAnswer(null);
    setFailure(null);
    setUnderWay(true);
    try {
      await readCall(address, { ...init, signal: controller.signal }, setAnswer);
    } catch {
      if (controller.signal.aborted) setAnswer((begun) => begun && { ...begun, state: 'cut' });
      else setFailure('The service could not be reached. Check the connection and try again.');
    }
    setUnderWay(false);
  };
  return { answer, failure, isUnderWay, send, stop: () => current.current?.abort() };
}
