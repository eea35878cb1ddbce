'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { FetchedMenuProps } from '@/components/shell/late-menu';
import { describeError } from '@/components/shell/notify';
import { Menu, MenuItem, MenuNote } from '@/components/ui/menu';
import { callApi } from '@/lib/api/call-api';
import type { FilledReply } from '@/lib/canned-replies/contract';
import { languageNames, replyLanguages } from '@/lib/canned-replies/languages';
import { useReview } from '../review-context';
import { useReplyTaker } from './reply-taker';

/** The tenant's canned replies as they read about this order, the customer's language first. */
export default function RepliesMenu(menu: FetchedMenuProps) {
  return (
    <Menu {...menu}>
      <Replies />
    </Menu>
  );
}

/** Asked for when the menu opens: what they say changes with the order. */
function Replies() {
  const t = useTranslations('reviewSource');
  const { order } = useReview();
  const take = useReplyTaker();
  const { data, error } = useQuery({
    queryKey: ['order', order.id, 'canned-replies', order.version],
    queryFn: ({ signal }) =>
      callApi('GET /api/orders/:id/canned-replies', { params: { id: order.id }, signal }),
  });
  if (error) return <MenuNote>{describeError(error)}</MenuNote>;
  if (!data) return <MenuNote>{t('fetching')}</MenuNote>;
  if (data.replies.length === 0) return <MenuNote>{t('noReplies')}</MenuNote>;
  return (
    <div className="max-h-[min(24rem,60dvh)] w-[min(24rem,90vw)] overflow-y-auto">
      {groupsOf(data.replies).map(({ language, replies }) => (
        <div key={language}>
          <MenuNote>{languageNames[replyLanguages.find((each) => each === language) ?? 'en']}</MenuNote>
          {replies.map((reply) => (
            <MenuItem key={reply.id} textValue={reply.title} onSelect={() => take(reply.text)}>
              <span className="min-w-0 py-1">
                <span dir="auto" className="block truncate font-medium">
                  {reply.title}
                </span>
                <span
                  dir="auto"
                  lang={reply.language}
                  className="line-clamp-2 text-sm text-soft wrap-anywhere"
                >
                  {reply.text}
                </span>
              </span>
            </MenuItem>
          ))}
        </div>
      ))}
    </div>
  );
}

/** In the order in which they come: the customer's language stands first. */
function groupsOf(replies: readonly FilledReply[]) {
  const languages = [...new Set(replies.map(({ language }) => language))];
  return languages.map((language) => ({
    language,
    replies: replies.filter((reply) => reply.language === language),
  }));
}
