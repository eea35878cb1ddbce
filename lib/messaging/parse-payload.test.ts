import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePayload } from './parse-payload';

const metadata = { display_phone_number: '27115550100', phone_number_id: '106540352242922' };
const contacts = [{ profile: { name: 'Sipho M' }, wa_id: '27825550142' }];
const textMessage = {
  from: '27825550142',
  id: 'wamid.A1',
  timestamp: '1749416383',
  type: 'text',
  text: { body: '2 bags cement' },
};
const payloadOf = (...values: object[]) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '1', changes: values.map((value) => ({ field: 'messages', value })) }],
});
const onlyItem = (message: object) => {
  const { items } = parsePayload(payloadOf({ metadata, contacts, messages: [message] }));
  expect(items).toHaveLength(1);
  return items[0];
};

describe('parsePayload', () => {
  it('takes a text message apart', () => {
    const payload = payloadOf({ messaging_product: 'whatsapp', metadata, contacts, messages: [textMessage] });
    expect(parsePayload(payload)).toEqual({
      understood: true,
      items: [
        {
          dedupeKey: 'message:wamid.A1',
          phoneNumberId: '106540352242922',
          kind: 'text',
          from: '+27825550142',
          userId: null,
          profileName: 'Sipho M',
          platformMessageId: 'wamid.A1',
          timestamp: '2025-06-08T20:59:43.000Z',
          raw: textMessage,
        },
      ],
    });
  });

  it('counts every entry, change, message and status', () => {
    const status = {
      id: 'wamid.S1',
      status: 'delivered',
      timestamp: '1749416390',
      recipient_id: '27825550142',
    };
    const value = { metadata, contacts, messages: [textMessage, { ...textMessage, id: 'wamid.A2' }] };
    const one = payloadOf(value, { metadata, statuses: [status, { ...status, status: 'read' }] });
    const both = { ...one, entry: [...one.entry, ...one.entry] };
    const { items, understood } = parsePayload(both);
    expect(understood).toBe(true);
    const keys = [
      'message:wamid.A1',
      'message:wamid.A2',
      'status:wamid.S1:delivered',
      'status:wamid.S1:read',
    ];
    expect(items.map((item) => item.dedupeKey)).toEqual([...keys, ...keys]);
    expect(items[2]).toMatchObject({ kind: 'status', from: '+27825550142', platformMessageId: 'wamid.S1' });
  });

  it('names a sender without a phone number by the user id of the platform', () => {
    const { from: _from, ...message } = textMessage;
    const nameless = [{ profile: { name: 'Sipho M' }, user_id: 'ZA.13491208655302741918' }];
    const read = (over: object) =>
      parsePayload(payloadOf({ metadata, contacts: nameless, messages: [{ ...message, ...over }] })).items[0];
    const expected = { from: null, userId: 'ZA.13491208655302741918', profileName: 'Sipho M' };
    expect(read({})).toMatchObject(expected);
    expect(read({ from_user_id: 'ZA.13491208655302741918' })).toMatchObject(expected);
  });

  it.each([
    ['another number', { wa_id: '27825550999' }],
    ['another number and user id', { wa_id: '27825550999', user_id: 'ZA.2' }],
    ['another user id', { user_id: 'ZA.2' }],
  ])('takes nothing from the only contact when it is of %s', (_name, contact) => {
    const others = [{ profile: { name: 'Somebody else' }, ...contact }];
    const { items } = parsePayload(payloadOf({ metadata, contacts: others, messages: [textMessage] }));
    expect(items[0]).toMatchObject({ from: '+27825550142', userId: null, profileName: null });
  });

  it.each([
    ['525512345678', '5215512345678'],
    ['5491123456789', '541123456789'],
    ['5551980201045', '555180201045'],
    ['27825550142', '+27 82 555 0142'],
  ])('knows the contact of %s that is spelled %s', (from, wa_id) => {
    const [contact] = [{ profile: { name: 'Sipho M' }, wa_id, user_id: 'ZA.1' }];
    const other = { profile: { name: 'Anele' }, wa_id: '27825550143', user_id: 'ZA.2' };
    const value = { metadata, contacts: [other, contact], messages: [{ ...textMessage, from }] };
    expect(parsePayload(payloadOf(value)).items[0]).toMatchObject({ profileName: 'Sipho M', userId: 'ZA.1' });
  });

  it('goes by the user id where number and id point to two contacts, and takes a name that stands alone', () => {
    const both = [...contacts, { profile: { name: 'Anele' }, user_id: 'ZA.2' }];
    const message = { ...textMessage, from_user_id: 'ZA.2' };
    const read = (value: object) =>
      parsePayload(payloadOf({ metadata, messages: [message], ...value })).items[0]?.profileName;
    expect(read({ contacts: both })).toBe('Anele');
    expect(read({ contacts: [{ profile: { name: 'Only a name' } }] })).toBe('Only a name');
  });

  it.each([
    '\u202a+27 82 555 0142\u202c',
    '27\u00a082\u200b5550142',
    '＋２７８２５５５０１４２',
    '٢٧٨٢٥٥٥٠١٤٢',
  ])('reads the sender %j', (from) => {
    expect(onlyItem({ ...textMessage, from })).toMatchObject({
      from: '+27825550142',
      profileName: 'Sipho M',
    });
  });

  it('gives each of several senders their own name', () => {
    const two = [...contacts, { profile: { name: 'Anele' }, wa_id: '27825550143' }];
    const messages = [
      { ...textMessage, from: '27825550143' },
      { ...textMessage, from: '27825550999' },
    ];
    const { items } = parsePayload(payloadOf({ metadata, contacts: two, messages }));
    expect(items.map((item) => item.profileName)).toEqual(['Anele', null]);
  });

  it.each([
    'audio',
    'image',
    'document',
    'interactive',
    'button',
    'order',
    'reaction',
    'location',
    'sticker',
    'edit',
    'revoke',
  ])('tells the kind %s', (type) => {
    expect(onlyItem({ ...textMessage, type })?.kind).toBe(type);
  });

  it('takes who wrote for the sender where a group is named as such', () => {
    const message = { ...textMessage, from: '120363043211234567@g.us', participant: '27825550199' };
    expect(onlyItem(message)?.from).toBe('+27825550199');
  });

  it('shortens ids that no index would hold', () => {
    const { platformMessageId } = onlyItem({ ...textMessage, id: 'w'.repeat(5000) }) ?? {};
    expect(platformMessageId).toMatch(/^sha256-/);
  });

  it.each(['unsupported', 'status', 'hologram', undefined, 7, 'constructor'])(
    'keeps a message of type %s as unsupported',
    (type) => {
      expect(onlyItem({ ...textMessage, type })).toMatchObject({
        kind: 'unsupported',
        platformMessageId: 'wamid.A1',
      });
    },
  );

  it('keeps a message without an id, once, and says that it was not understood', () => {
    const { id: _id, ...anonymous } = textMessage;
    const payload = payloadOf({ metadata, contacts, messages: [anonymous] });
    const first = parsePayload(payload);
    expect(first).toMatchObject({
      understood: false,
      items: [{ platformMessageId: null, from: '+27825550142' }],
    });
    expect(first.items[0]?.dedupeKey).toMatch(/^message:sha256-[0-9a-f]{64}$/);
    expect(parsePayload(payload).items[0]?.dedupeKey).toBe(first.items[0]?.dedupeKey);
  });

  it('keeps keys short whatever ids come', () => {
    expect(onlyItem({ ...textMessage, id: 'x'.repeat(100_000) })?.dedupeKey.length).toBeLessThanOrEqual(300);
  });

  it.each([['tomorrow'], ['99999999999999'], [-5], [null], ['']])('has no time for %j', (timestamp) => {
    expect(onlyItem({ ...textMessage, timestamp })?.timestamp).toBeNull();
  });

  it('reads a time given as a number', () => {
    expect(onlyItem({ ...textMessage, timestamp: 1749416383 })?.timestamp).toBe('2025-06-08T20:59:43.000Z');
  });

  it.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ entry: [] }],
    [{ entry: [{}] }],
    [{ entry: [{ changes: [] }] }],
    [{ entry: [{ changes: [{ field: 'account_update', value: {} }] }] }],
    [payloadOf({ metadata })],
    [payloadOf({ metadata, messages: 'none' })],
  ])('does not understand %j, and finds nothing in it', (payload) => {
    expect(parsePayload(payload)).toEqual({ items: [], understood: false });
  });

  it('keeps what it understands of a payload it does not understand whole', () => {
    const value = { metadata, contacts, messages: [textMessage, 'nonsense'] };
    expect(parsePayload(payloadOf(value))).toMatchObject({ understood: false, items: [{ kind: 'text' }] });
    const withOther = payloadOf(value);
    withOther.entry.push({ id: '2', changes: [] });
    expect(parsePayload(withOther).items).toHaveLength(1);
  });

  it('keeps messages for an unknown number: without metadata the tenant is open', () => {
    const { items, understood } = parsePayload(payloadOf({ messages: [textMessage] }));
    expect(understood).toBe(false);
    expect(items).toMatchObject([{ phoneNumberId: null, dedupeKey: 'message:wamid.A1' }]);
  });

  it('understands a notice of errors, which holds no item', () => {
    expect(parsePayload(payloadOf({ metadata, errors: [{ code: 1 }] }))).toEqual({
      items: [],
      understood: true,
    });
  });

  it('makes what it keeps storable', () => {
    expect(onlyItem({ ...textMessage, text: { body: 'a\0b' } })?.raw).toMatchObject({
      text: { body: 'a\ufffdb' },
    });
  });

  it('never throws, whatever JSON comes, at any place of a payload', () => {
    const any = fc.jsonValue({ stringUnit: 'binary' });
    const nearly = fc.record({
      metadata: fc.oneof(any, fc.constant(metadata)),
      contacts: any,
      messages: any,
    });
    const message = fc.record({ id: any, from: any, type: any, timestamp: any, text: any });
    const payloads = fc.oneof(
      any,
      fc.record({ entry: any }),
      fc.array(nearly).map((values) => payloadOf(...values)),
      fc.array(message).map((messages) => payloadOf({ metadata, contacts, messages, statuses: messages })),
    );
    fc.assert(
      fc.property(payloads, (payload) => {
        for (const item of parsePayload(payload).items) {
          expect(item.dedupeKey.length).toBeLessThanOrEqual(300);
        }
      }),
      { numRuns: 500 },
    );
  });
});
