import { useTranslations } from 'next-intl';
import type { MarkedSpan, MarkKind } from '@/lib/message-marks';
import { cutAtMarks } from './cut-at-marks';

interface MarkedTextProps {
  /** A part of the message, and where it begins in it. */
  text: string;
  start: number;
  marks: readonly MarkedSpan[];
}

const looks: Record<MarkKind, string> = {
  bold: 'font-semibold',
  italic: 'italic',
  struck: 'text-soft line-through decoration-2',
  code: 'font-mono text-[0.92em]',
};

/** A part of a message with its formatting done, and without the signs that ask for it. */
export function MarkedText({ text, start, marks }: MarkedTextProps) {
  const t = useTranslations('reviewSource');
  if (marks.length === 0) return text;
  return cutAtMarks(text, start, marks).map(({ text: piece, kinds, at }) => {
    if (kinds.length === 0) return piece;
    const className = kinds.map((kind) => looks[kind]).join(' ');
    if (!kinds.includes('struck')) {
      return (
        <span key={at} className={className}>
          {piece}
        </span>
      );
    }
    return (
      <s key={at} className={className} title={t('struck')}>
        {piece}
      </s>
    );
  });
}
