import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReference } from './read-reference';

const nothing = { answers: null, change: null, groupName: null };
const edited = { type: 'text', text: { body: '50 x sugar' } };

describe('readReference', () => {
  it('names the message that is answered', () => {
    const context = { from: '27115550100', id: 'wamid.1' };
    expect(readReference({ type: 'text', text: { body: 'make it 8' }, context })).toEqual({
      ...nothing,
      answers: 'wamid.1',
    });
  });

  it.each([
    { type: 'edit', edit: { original_message_id: 'wamid.1', message: edited } },
    {
      type: 'edit',
      edit: { original_message_id: 'wamid.1', message: { ...edited, context: { id: 'wamid.0' } } },
    },
    { type: 'edit', edit: { message_id: 'wamid.1', text: '50 x sugar' } },
    { type: 'edited', edited: { id: 'wamid.1', text: { body: '50 x sugar' } } },
    { type: 'edit', context: { id: 'wamid.1' }, text: { body: '50 x sugar' } },
    { type: 'unsupported', unsupported: { type: 'edit', original_message_id: 'wamid.1', message: edited } },
    {
      type: 'protocol',
      protocol: {
        type: 'MESSAGE_EDIT',
        key: { id: 'wamid.1' },
        editedMessage: { conversation: '50 x sugar' },
      },
    },
  ])('knows the new text of %j', (message) => {
    expect(readReference(message).change).toMatchObject({
      kind: 'EDIT',
      about: 'wamid.1',
      content: { type: 'text', text: { body: '50 x sugar' } },
    });
    expect(readReference(message).answers).toBeNull();
  });

  it('knows the new caption of a picture', () => {
    const message = { image: { id: '1', caption: '50 x sugar' } };
    expect(readReference({ type: 'edit', edit: { original_message_id: 'wamid.1', message } }).change).toEqual(
      {
        kind: 'EDIT',
        about: 'wamid.1',
        content: { type: 'image', ...message },
      },
    );
  });

  it('knows an edit whose new text was not sent', () => {
    expect(readReference({ type: 'edit', edit: { original_message_id: 'wamid.1' } }).change).toEqual({
      kind: 'EDIT',
      about: 'wamid.1',
      content: null,
    });
  });

  it.each([
    { type: 'revoke', revoke: { original_message_id: 'wamid.1' } },
    { type: 'revoked', context: { id: 'wamid.1' } },
    { type: 'deleted', deleted: { message_id: 'wamid.1' } },
    { type: 'unsupported', unsupported: { type: 'revoke' }, context: { id: 'wamid.1' } },
    { type: 'protocol', protocol: { type: 'REVOKE', key: { id: 'wamid.1' } } },
  ])('knows the message that %j takes back', (message) => {
    expect(readReference(message).change).toEqual({ kind: 'REVOKE', about: 'wamid.1' });
  });

  it.each([
    { type: 'edit', edit: {} },
    { type: 'unsupported', errors: [{ code: 131051 }] },
    { type: 'text', text: { body: 'delete' } },
  ])('takes %j for no change of another message', (message) => {
    expect(readReference(message)).toEqual(nothing);
  });

  it.each([
    [{ group_id: 'Y2FwaV9ncm91cA' }, 'Y2FwaV9ncm91cA'],
    [{ group_id: 'Y2Fw', group: { subject: 'Kitchen orders' } }, 'Kitchen orders'],
    [{ group: { id: 'Y2Fw', name: 'Kitchen orders' } }, 'Kitchen orders'],
    [{ context: { group_id: 'Y2Fw' } }, 'Y2Fw'],
  ])('names the group of %j', (message, groupName) => {
    expect(readReference({ type: 'text', ...message }).groupName).toBe(groupName);
  });

  it('never throws, whatever comes', () => {
    const any = fc.jsonValue();
    const types = fc.constantFrom('edit', 'revoke', 'protocol', 'unsupported', 'text');
    const message = fc.record({
      type: types,
      edit: any,
      revoke: any,
      protocol: any,
      context: any,
      group: any,
      text: any,
    });
    fc.assert(fc.property(fc.oneof(any, message), (raw) => void readReference(raw)));
  });
});
