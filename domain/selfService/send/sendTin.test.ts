import { describe, expect, it } from 'vitest';
import { sendTin } from './sendTin.ts';

describe('a TIN that is sent', () => {
  it.each([
    ['123-456-789', '123456789'],
    ['123-456-789-012-345', '123456789012345'],
    ['123456789', '123456789'],
    [' 123-456-789-000 ', '123456789000'],
    ['', ''],
  ])('[send.tin] %j goes as %j', (typed, sent) => expect(sendTin(typed)).toBe(sent));

  it('[send.tin] loses its dashes and nothing else', () => expect(sendTin('12a-4.6')).toBe('12a4.6'));
});
