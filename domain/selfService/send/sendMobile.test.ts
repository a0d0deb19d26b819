import { describe, expect, it } from 'vitest';
import { sendBranchContact, sendMobile } from './sendMobile.ts';

describe('a mobile number that is sent', () => {
  it.each([
    ['9171234567', '639171234567'],
    // Neither twice nor after a zero (OP-53).
    ['639171234567', '639171234567'],
    ['+63 917 123 4567', '639171234567'],
    ['09171234567', '639171234567'],
    ['0917-123-4567', '639171234567'],
  ])('[send.mobilePrefix] %j goes as %j', (typed, sent) => expect(sendMobile(typed)).toBe(sent));

  it.each(['', '12345', '02 8123 4567', 'none'])('leaves %j for the server to refuse', (typed) =>
    expect(sendMobile(typed)).toBe(typed),
  );
});

describe('the number of a branch that is sent', () => {
  it.each([
    ['9171234567', '639171234567'],
    [' 917 123 4567 ', '639171234567'],
  ])('[send.branchContact] %j, which starts with 9, goes as %j', (typed, sent) =>
    expect(sendBranchContact(typed)).toBe(sent),
  );

  it.each(['0281234567', '(02) 8123 4567', '639171234567', '09171234567', ''])(
    '[send.branchContact] %j goes as it was typed',
    (typed) => expect(sendBranchContact(typed)).toBe(typed),
  );
});
