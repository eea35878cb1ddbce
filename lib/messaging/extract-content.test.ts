import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractContent } from './extract-content';

const base = { from: '27825550142', id: 'wamid.A1', timestamp: '1749416383' };
const read = (message: object) => extractContent({ ...base, ...message });
const nothing = { text: null, media: null, note: null };

describe('extractContent', () => {
  it('keeps text as the customer wrote it', () => {
    expect(read({ type: 'text', text: { body: ' 2 bags cement\n5 nails ' } })).toEqual({
      ...nothing,
      text: ' 2 bags cement\n5 nails ',
    });
  });

  it('reads a voice note', () => {
    const audio = { id: '77', mime_type: 'audio/ogg; codecs=opus', voice: true };
    expect(read({ type: 'audio', audio })).toEqual({
      ...nothing,
      media: { id: '77', mimeType: 'audio/ogg; codecs=opus', voice: true, fileName: null },
    });
    expect(read({ type: 'audio', audio: { id: '77' } }).media).toEqual({
      id: '77',
      mimeType: null,
      voice: false,
      fileName: null,
    });
  });

  it('reads the captions of pictures and documents', () => {
    const image = { id: '78', mime_type: 'image/jpeg', caption: '10 of these please' };
    expect(read({ type: 'image', image })).toEqual({
      text: '10 of these please',
      media: { id: '78', mimeType: 'image/jpeg', voice: false, fileName: null },
      note: 'Sent a picture',
    });
    const document = { id: '79', mime_type: 'application/pdf', filename: 'order.pdf' };
    expect(read({ type: 'document', document })).toMatchObject({
      text: null,
      note: 'Sent a document: order.pdf',
    });
  });

  it('reads replies to buttons and lists', () => {
    const reply = { id: 'r1', title: 'Same as last week' };
    expect(
      read({ type: 'interactive', interactive: { type: 'button_reply', button_reply: reply } }).text,
    ).toBe('Same as last week');
    const row = { ...reply, title: 'White Sugar', description: '25kg bag' };
    expect(read({ type: 'interactive', interactive: { type: 'list_reply', list_reply: row } }).text).toBe(
      'White Sugar 25kg bag',
    );
    expect(read({ type: 'button', button: { text: 'Yes', payload: 'YES' } }).text).toBe('Yes');
    const form = { type: 'nfm_reply', nfm_reply: { body: 'Sent', response_json: '{}' } };
    expect(read({ type: 'interactive', interactive: form })).toEqual({
      ...nothing,
      note: 'Filled in a form: Sent',
    });
  });

  it('reads the words beside a cart, whose items are data', () => {
    const product_items = [{ product_retailer_id: 'CEM-50', quantity: 2 }];
    expect(read({ type: 'order', order: { text: 'Deliver on Friday', product_items } }).text).toBe(
      'Deliver on Friday',
    );
  });

  it.each([
    [{ type: 'reaction', reaction: { message_id: 'x', emoji: '👍' } }, 'Reacted 👍'],
    [{ type: 'reaction', reaction: { message_id: 'x' } }, 'Took a reaction back'],
    [{ type: 'sticker', sticker: { id: '1', mime_type: 'image/webp' } }, 'Sent a sticker'],
    [
      { type: 'location', location: { latitude: -26.2, longitude: 28.04, name: 'Depot' } },
      'Shared a location: Depot, -26.2, 28.04',
    ],
    [{ type: 'contacts', contacts: [{ name: { formatted_name: 'Anele D' } }] }, 'Shared a contact: Anele D'],
    [{ type: 'system', system: { body: 'changed number' } }, 'changed number'],
    [
      { type: 'unsupported', errors: [{ code: 131051, title: 'Message type unknown' }] },
      'A message of a kind that cannot be shown: Message type unknown',
    ],
    [{ type: 'hologram' }, 'A message of a kind that cannot be shown'],
    [{ type: 'constructor' }, 'A message of a kind that cannot be shown'],
    [{ type: 'text', text: { body: '   ' } }, 'An empty message'],
    [{ type: 'audio' }, 'An empty message'],
  ])('notes %j for the clerk', (message, note) => {
    const content = read(message);
    expect(content.text).toBeNull();
    expect(content.note).toBe(note);
  });

  it('never throws and never says nothing, whatever comes', () => {
    const any = fc.jsonValue();
    const types = fc.constantFrom(
      'text',
      'audio',
      'order',
      'interactive',
      'location',
      'contacts',
      'reaction',
      'edit',
    );
    const parts = fc.record({
      type: types,
      text: any,
      audio: any,
      order: any,
      interactive: any,
      location: any,
    });
    fc.assert(
      fc.property(fc.oneof(any, parts), (raw) => {
        const { text, media, note } = extractContent(raw);
        expect(text !== null || media !== null || note !== null).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
