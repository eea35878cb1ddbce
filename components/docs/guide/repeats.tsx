import { Chapter, Paragraph, Points } from '../chapter';
import { CodeBlock } from '../code-block';
import { Words } from '../words';

export function Paging() {
  return (
    <Chapter id="paging" title="Paging and cursors">
      <Paragraph>
        <Words text="A list answers up to `limit` rows (50 unless given, 200 at most) from `offset` on, with `total` in the body and in `X-Total-Count`, and the pages around it in `Link`. Rows are counted up to 10,000: past them `total` is the least there are, and `totalIsExact` is false." />
      </Paragraph>
      <Paragraph>
        <Words text="A search answers as soon among a million rows as among a thousand. A word that an index knows (three letters or digits together) is looked for in all rows; a shorter one, or one that stands in very many, in the first 10,000 of the list only. `searchedOnly` then says 10,000, and `total` is what was found among them. Filters narrow what is looked through. Orders can be searched further with `cursor`: each page looks at the next 10,000, and may hold fewer rows than `limit` while there is a `nextCursor`." />
      </Paragraph>
      <Paragraph>
        <Words text="Orders, products, customers and aliases can be gone through by cursor as well: ask with an empty `cursor`, then with each `nextCursor`, until it is null. Rows that come meanwhile move nothing, and the last page is as quick as the first. Follow the `next` of `Link` and you need not know which of the two it is." />
      </Paragraph>
      <CodeBlock
        label="All orders since yesterday"
        code={
          'curl "$INTAKE_URL/api/orders?updatedSince=2026-11-27T00:00:00Z&limit=200&cursor=" \\\n  -H "X-Api-Key: $INTAKE_KEY"'
        }
      />
      <Paragraph>
        <Words text="To keep a copy, ask with `updatedSince` an hour before you began your last look, and take a row once more without harm: a change carries the time at which it began, and the rows of a long import come into sight together when it ends. A phrase that is forgotten, or a row that the undoing of an import takes back, is in no list any more: go through the whole list once a night, and drop what is not in it. Of a product `updatedSince` covers what it says of itself: stock (`available`) and prices of tiers move without it, so take these as they are when you need them." />
      </Paragraph>
      <Paragraph>
        <Words text="`fields=status,totalAmount` picks fields of each order; the `id` always comes along." />
      </Paragraph>
    </Chapter>
  );
}

export function Idempotency() {
  return (
    <Chapter id="idempotency" title="Idempotency">
      <Paragraph>
        <Words text="Send an `Idempotency-Key` with each POST: up to 255 characters, a UUID for example, one for each thing that you want done. A repeat within 24 hours gets the first one’s answer, with `Idempotency-Replayed: true`, and nothing is done twice." />
      </Paragraph>
      <CodeBlock
        label="Approve once"
        code={
          'curl -X POST "$INTAKE_URL/api/orders/<orderId>/approve" \\\n  -H "X-Api-Key: $INTAKE_KEY" \\\n  -H "Idempotency-Key: 6f1c2b3a-4d5e-4f60-8718-293a4b5c6d7e" \\\n  -H "Content-Type: application/json" -d \'{}\''
        }
      />
      <Points>
        <li>
          <Words text="The key with another body is `409 idempotency_key_reused`; while the first is still running, `409 idempotency_in_flight` with `Retry-After`." />
        </li>
        <li>Errors are not kept: the corrected request may use the key again.</li>
        <li>
          <Words text="An order’s `externalId` goes further: it makes one order for good, whoever sends it and whenever." />
        </li>
        <li>An order is created in the ERP once, however often it is approved.</li>
      </Points>
    </Chapter>
  );
}

export function Concurrency() {
  return (
    <Chapter id="concurrency" title="Concurrency">
      <Paragraph>
        <Words text="What has a `version` comes with it in `ETag`. Send that back in `If-Match` with your change: when somebody else was quicker you get `409 order_changed` (or `product_changed`, `customer_changed`) with `currentVersion`, and nothing is overwritten. Without `If-Match` the last one wins." />
      </Paragraph>
      <CodeBlock
        label="Change only what you have seen"
        code={
          'curl -X PATCH "$INTAKE_URL/api/orders/<orderId>" \\\n  -H "X-Api-Key: $INTAKE_KEY" -H \'If-Match: "3"\' \\\n  -H "Content-Type: application/json" -d \'{"notes":"Gate 4"}\''
        }
      />
    </Chapter>
  );
}
