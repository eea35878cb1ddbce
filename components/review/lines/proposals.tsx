'use client';

import { Check, MessageSquareReply, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import type { FullOrderLine } from '@/lib/orders/answers';
import type { Proposal } from '@/lib/orders/follow-up-answers';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';
import { proposalWords } from './proposal-words';

/** What later messages ask of a line, each with a key to take and one to refuse it; without a line, goods to be added. */
export function Proposals({ line }: { line: FullOrderLine | null }) {
  const { order } = useReview();
  const asked = order.proposals.filter(({ lineId }) => lineId === (line?.id ?? null));
  return asked.map((proposal) => <ProposalNote key={proposal.id} proposal={proposal} line={line} />);
}

function ProposalNote({ proposal, line }: { proposal: Proposal; line: FullOrderLine | null }) {
  const t = useTranslations('reviewLines');
  const { editable, settle, settling } = useReview();
  const formats = useFormats();
  const change = proposalWords(proposal, line?.quantity ?? null, formats, t);
  return (
    <fieldset
      aria-label={t('proposed', { what: change })}
      className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-dashed border-info/50 bg-info-soft px-2 py-1 text-sm"
    >
      <MessageSquareReply aria-hidden className="size-4 shrink-0 text-info" />
      <span className="font-medium whitespace-nowrap">{change}</span>
      <span className="min-w-0 flex-1 basis-40 text-soft">
        {t('proposedAt', { time: formats.time(proposal.askedAt) })}: <q dir="auto">{proposal.words}</q>
      </span>
      {editable ? (
        <span className="ml-auto flex gap-1">
          <Button
            size="small"
            disabled={settling}
            data-proposal={proposal.id}
            onClick={() => settle({ kind: 'take', proposal })}
          >
            <Check aria-hidden />
            {t('take')}
            <KeyHint action="takeProposal" />
          </Button>
          <Button
            size="small"
            tone="quiet"
            disabled={settling}
            onClick={() => settle({ kind: 'refuse', proposal })}
          >
            <X aria-hidden />
            {t('refuse')}
            <KeyHint action="refuseProposal" />
          </Button>
        </span>
      ) : null}
    </fieldset>
  );
}
