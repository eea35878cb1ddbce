import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/input';
import type { Answer } from '@/lib/api/call-api';
import { NumberField } from './number-field';

type Values = Pick<
  Answer<'GET /api/settings/tenant'>,
  'quietSeconds' | 'takeChangesFrom' | 'asksByItself' | 'readsBackByItself'
>;

/** Confidences that a manager chooses from; another that was set by the API is shown beside them. */
const offered = [
  { value: 0.93, words: 'surelyTold' },
  { value: 0.85, words: 'likelyTold' },
] as const;

/** What becomes of several messages of one customer: when they are one order, and who makes their changes. */
export function ConversationFields({
  values,
  set,
  faultOf,
}: {
  values: Values;
  set: (change: Partial<Values>) => void;
  faultOf: (name: string) => string | undefined;
}) {
  const t = useTranslations('tenant');
  const { quietSeconds, takeChangesFrom, asksByItself, readsBackByItself } = values;
  const isOther = takeChangesFrom !== null && offered.every(({ value }) => value !== takeChangesFrom);
  const other = takeChangesFrom ?? 0;
  return (
    <>
      <NumberField
        label={t('quiet')}
        hint={t('quietHint')}
        error={faultOf('quietSeconds')}
        min={0}
        max={600}
        value={quietSeconds}
        onChange={(value) => set({ quietSeconds: value })}
      />
      <Field label={t('laterChanges')} hint={t('laterChangesHint')} error={faultOf('takeChangesFrom')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={takeChangesFrom ?? ''}
            onChange={({ target }) =>
              set({ takeChangesFrom: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{t('clerkDecides')}</option>
            {offered.map(({ value, words }) => (
              <option key={value} value={value}>
                {t('atOnce', { what: t(words) })}
              </option>
            ))}
            {isOther ? (
              <option value={other}>{t('atOnce', { what: `${Math.round(other * 100)}%` })}</option>
            ) : null}
          </Select>
        )}
      </Field>
      <Field label={t('doubtful')} hint={t('doubtfulHint')} error={faultOf('asksByItself')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={String(asksByItself)}
            onChange={({ target }) => set({ asksByItself: target.value === 'true' })}
          >
            <option value="false">{t('clerkAsks')}</option>
            <option value="true">{t('serviceAsks')}</option>
          </Select>
        )}
      </Field>
      <Field label={t('readBack')} hint={t('readBackHint')} error={faultOf('readsBackByItself')}>
        {(wiring) => (
          <Select
            {...wiring}
            value={String(readsBackByItself)}
            onChange={({ target }) => set({ readsBackByItself: target.value === 'true' })}
          >
            <option value="false">{t('clerkReads')}</option>
            <option value="true">{t('serviceReads')}</option>
          </Select>
        )}
      </Field>
    </>
  );
}
