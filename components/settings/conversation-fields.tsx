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
  { value: 0.93, words: 'surely told (93%)' },
  { value: 0.85, words: 'likely (85%)' },
];

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
  const { quietSeconds, takeChangesFrom, asksByItself, readsBackByItself } = values;
  const isOther = takeChangesFrom !== null && offered.every(({ value }) => value !== takeChangesFrom);
  const other = { value: takeChangesFrom ?? 0, words: `${Math.round((takeChangesFrom ?? 0) * 100)}%` };
  return (
    <>
      <NumberField
        label="Seconds between messages of one order"
        hint="0 to 600. What a customer writes within this time of their last message goes into the same order. At 0 each is an order of its own."
        error={faultOf('quietSeconds')}
        min={0}
        max={600}
        value={quietSeconds}
        onChange={(value) => set({ quietSeconds: value })}
      />
      <Field
        label="Later changes of an order"
        hint="“Make it 25” an hour later. Those that are told surely enough can be made at once; all others, and those of a line that a clerk has had in hand, wait for a clerk."
        error={faultOf('takeChangesFrom')}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={takeChangesFrom ?? ''}
            onChange={({ target }) =>
              set({ takeChangesFrom: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">A clerk decides on each</option>
            {[...offered, ...(isOther ? [other] : [])].map(({ value, words }) => (
              <option key={value} value={value}>
                At once: {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Doubtful lines"
        hint="Two to ten products are in question: the customer can be asked which, once they have been quiet for that time. Each line is asked about once, one at a time, and never when they last wrote more than 24 hours ago."
        error={faultOf('asksByItself')}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={String(asksByItself)}
            onChange={({ target }) => set({ asksByItself: target.value === 'true' })}
          >
            <option value="false">A clerk asks</option>
            <option value="true">The service asks by itself</option>
          </Select>
        )}
      </Field>
      <Field
        label="Reading orders back"
        hint="The customer gets the order as it was read, and can confirm, change or cancel it. By itself the service does so once for an order without doubts, once they have been quiet for that time."
        error={faultOf('readsBackByItself')}
      >
        {(wiring) => (
          <Select
            {...wiring}
            value={String(readsBackByItself)}
            onChange={({ target }) => set({ readsBackByItself: target.value === 'true' })}
          >
            <option value="false">A clerk does</option>
            <option value="true">The service does by itself</option>
          </Select>
        )}
      </Field>
    </>
  );
}
