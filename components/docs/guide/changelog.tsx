import { Chapter, Paragraph, Points } from '../chapter';
import { Words } from '../words';

/** The newest first; what a partner has to know, and nothing that only we see. */
const releases = [
  {
    version: '0.1.0',
    changes: [
      'Orders over the API: `POST /api/orders` with text or lines, `PATCH /api/orders/:id`, and several approved or rejected at once.',
      'Cursors, `updatedSince`, `fields` and sorting of the list of orders.',
      '`GET /api/events`, `order.updated`, `order.failed`, `customer.created`, and `sequence` in each order’s events.',
      'The document names the statuses that were missing: `400` for unknown query fields of reads that take none, `404` of `GET /api/aliases`, and the event stream of `/api/mcp`; `GET /api/health` takes any query. A customer of `POST /api/orders` that names nobody is told what names one.',
      'Searches do a bounded amount of work: `searchedOnly` of a list says how many rows one looked at where it did not look at all, and `total` is then the least there are.',
      'A restored copy sends nothing until an operator has it take over: `GET /api/health` is then `degraded` with a problem of the part `restored copy`.',
      'Secrets of webhooks are made here, rotate with two signatures for 24 hours, and verify with Standard Webhooks’ libraries as they are.',
      'Orders can be read back to their customers (`/api/orders/:id/read-back`); of such a question an order’s `questions[].lineId` is null, and `says` has what they answered.',
      'Customers, products and stock can be read from the ERP into an import: `POST /api/imports/from-erp`.',
      'Lines of a pick slip have `customerItemCode`, what the customer calls the goods, where the tenant has that shown; so do lines of orders that are posted to an ERP’s own endpoint.',
      'Imports say where they came from in `source`; customers and products can be read from the ERP every night.',
      'A line’s `decision` says what a person is to decide about it; candidates and substitutes come at the customer’s price (`product.unitPrice`).',
      'Assistants can use the API as tools: MCP at `/api/mcp`. They read and prepare, and approve nothing.',
      'A typed client for TypeScript, made from this API’s own declarations.',
      'People choose the language that they see the screens in: `PUT /api/auth/language`.',
      'Lists of products, customers and aliases: `updatedSince`, `sort=updatedAt` and `cursor`, and `updatedAt` in each row, to keep a copy of them up to date.',
      'A webhook can say how many deliveries it takes in a minute: `maxPerMinute`.',
      'Orders are assigned to people and put off (`POST /api/orders/assign`, `POST /api/orders/snooze`): `assignee`, `snoozedUntil`, `due` and `version` of each order, `snoozed` of the list; `POST /api/orders/next` hands out what is nobody else’s.',
      'Products of the list have `available`, what can still be promised of them, and `sort=sku`.',
      'Customers are told of orders in a wording of the tenant’s: `/api/settings/message-templates`.',
      'Each endpoint can be tried from its own page, with the session of the desk.',
      'The document names the content types that files have: exports, recordings and attachments were described as `application/octet-stream` or one kind of many.',
      'What is approved is what was seen: where prices, packs or selling units have changed since an order was read, approving it answers `409 prices_changed` once and stores the new prices; approve again to take them.',
      'After `rotate-secret` `X-Service-Signature` stays with the secret of before until the 24 hours are over; the new one’s is in `X-Service-Signature-Next`, and `X-Service-Signature-Previous` is no longer sent.',
      'JSON that is not UTF-8 is refused: `400`, and `415` where another charset is declared.',
      'A removed line comes back as it was: `POST /api/orders/:id/lines/:lineId/restore`.',
      'An order is in doubt (`erp.doubt`) where the ERP names a sales order and says elsewhere that it was not booked, or not whole, or where an endpoint names that of another order.',
      'Imports know their columns by the names that the API gives the fields: `priceTier`, `onHand`, `phoneNumber`.',
      'A location is named by its id or its code in `/api/locations/:id`, as elsewhere; codes and SKUs that differ in capitals alone are taken (`409`).',
      'Products that are no longer sold: `isDiscontinued`, `discontinued` of the list, the warning `discontinued` of lines that have one, and `candidates[].isDiscontinued`; they give way to what is sold and fits as well.',
      'Correcting only the quantity of a line: with `confirmProduct: false` a product that is in doubt stays so.',
      'An order whose post nobody knows of is posted once more at most by itself; when the ERP does not find that one either, a person decides (`erp.doubt.state` is `PERSON`).',
      'An order is not approved while a task says that the customer changed or deleted one of its messages: `409 open_proposals` or `cancellation_open`.',
      'Customers have `language`, the one that they are written to in; where it is null, messages follow the language that they write in.',
      'For everyone, a phrase cannot mean another product than the one whose name or code it is (`409 alias_taken`), and no phrase can be an amount alone (`400`).',
      'How the desk does in a period: `GET /api/insights`; orders can be listed by `approvedFrom`, `approvedTo`, `touched` and `channel`, and by what was corrected in them.',
      'API keys need scopes, and may have addresses, an end and a rotation.',
      'More of an order’s head is doubted: days and places that are refused (`not-then`, `not-there`), holidays (`feast`) and days until which goods may come (`or-earlier`); `headDoubts` also names a day after the cut-off or on which the branch takes no goods (`after-cut-off`, `no-delivery-day`).',
      'Clerks no longer change `erpCustomerId`, `priceTier` and `poNumberRequired` of a known customer, nor choose them with `keep` of a merge: `403 forbidden` with the fields in `errors`. API keys change them as before.',
      'An order whose message was too much to be read with care has `read_coarsely` in `told`.',
      '`PUT /api/products` takes a barcode or category away for `null`, and warns of a `null` that changes nothing; `PUT /api/customers` and imports take `poNumberRequired`.',
      '`search` of orders finds the customer’s own number of an order (`head.poNumber`), whoever has set it.',
      'The unit of a line of `POST /api/orders` may be a dozen or a gross, or a code of UN/ECE Rec. 20 and 21 or of X12 (`CT`, `DZN`); one that may be two units has the warning `unit_unclear`.',
      'The ERP account of a customer is found whatever its capitals, unless two differ in nothing else.',
      'Of records and rows about one thing the last one counts that can be stored. An import stores nothing over what was changed since its dry run: it is `FAILED`, says which rows, and can be checked anew.',
      'A line that would go out at a price of 0 has the warning `no_price` while its order waits.',
      'The document says that rows of `GET /api/orders` have only what `fields` names and `id`, where it is given; it names the members of the records that `PUT /api/products`, `/api/prices`, `/api/customers` and `/api/stock` take, and the `202` of a notification to `/api/mcp`.',
    ],
  },
];

export function Changelog() {
  return (
    <Chapter id="changelog" title="Changelog">
      <Paragraph>
        What may come without notice: new endpoints, optional parameters, fields of answers, events and error
        codes. Ignore what you do not know. What is taken away or made stricter is announced here first.
      </Paragraph>
      {releases.map(({ version, changes }) => (
        <section key={version} className="grid gap-1">
          <h3 className="font-semibold">{version}</h3>
          <Points>
            {changes.map((change) => (
              <li key={change}>
                <Words text={change} />
              </li>
            ))}
          </Points>
        </section>
      ))}
    </Chapter>
  );
}
