import { Notice } from '@/components/ui/notice';
import { countWords } from './count-words';

/** Above a list whose search did not look at all of it; `rows` as in “newest 10 000 orders”, `hint` the way to the others. */
export function SearchedNote({
  searchedOnly,
  order = 'first',
  rows,
  hint = 'A longer word, or a rarer one, is looked for in all of them.',
}: {
  searchedOnly: number | null;
  order?: 'newest' | 'first';
  rows: string;
  hint?: string;
}) {
  if (searchedOnly === null) return null;
  return (
    <Notice>
      Only the {order} {countWords(searchedOnly)} {rows} were searched. {hint}
    </Notice>
  );
}
