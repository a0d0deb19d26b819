import { describe, expect, it } from 'vitest';
import { reasonText } from './messageReason.ts';

describe('reasonText', () => {
  it.each([
    [
      'refusedRecipient',
      '550 No such mailbox',
      'fil',
      'Tinatanggihan ng gateway ang tatanggap na ito: “550 No such mailbox”',
    ],
    ['gatewayUnreachable', null, 'en', 'The gateway cannot be reached'],
    [null, '550 No such mailbox', 'fil', '550 No such mailbox'],
    [null, null, 'en', null],
  ] as const)('of %s with the detail %j reads in %s: %s', (reason, detail, language, expected) => {
    expect(reasonText({ reason, detail }, language)).toBe(expected);
  });
});
