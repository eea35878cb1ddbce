import { useTranslations } from 'next-intl';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { CannedReply } from '@/lib/canned-replies/contract';
import { languageNames, replyLanguages } from '@/lib/canned-replies/languages';
import { CannedReplyActions } from './canned-reply-actions';

export function CannedRepliesTable({ replies }: { replies: readonly CannedReply[] }) {
  const t = useTranslations('cannedReplies');
  const tSettings = useTranslations('settings');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeadCell className="w-full">{t('reply')}</HeadCell>
        <HeadCell>{t('language')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{tSettings('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {replies.map((reply) => (
          <Row key={reply.id}>
            <th scope="row" className="min-w-0 px-3 py-2 font-normal @max-2xl:p-0">
              <p dir="auto" className="font-medium wrap-anywhere">
                {reply.title}
              </p>
              <p
                dir="auto"
                lang={reply.language}
                className="line-clamp-3 text-sm whitespace-pre-wrap text-soft wrap-anywhere"
              >
                {reply.body}
              </p>
            </th>
            <Cell label={t('language')}>
              {languageNames[replyLanguages.find((each) => each === reply.language) ?? 'en']}
            </Cell>
            <Cell>
              <CannedReplyActions reply={reply} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
