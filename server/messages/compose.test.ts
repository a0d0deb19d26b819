import { describe, expect, it } from 'vitest';
import { composeOtp, composePasswordChanged } from './compose.ts';
import { composeInvitation } from './composeInvitation.ts';
import { composeRegistrationReceived } from './composeRegistrationReceived.ts';
import { composeRegistrationRejected } from './composeRegistrationRejected.ts';

const LANGUAGES = ['en', 'fil'] as const;
const CODES = { sms: '012345', email: '678901' };

describe.each(LANGUAGES)('outgoing messages in %s', (language) => {
  it('carry the code of their channel once as the only six digits, and say how long it lasts', () => {
    for (const purpose of ['login', 'password'] as const) {
      const { sms, body, subject } = composeOtp(purpose, CODES);
      expect(sms[language].match(/\d{6}/g)).toEqual([CODES.sms]);
      expect(body[language].match(/\d{6}/g)).toEqual([CODES.email]);
      expect(subject[language]).not.toMatch(/\d/);
      expect(sms[language]).toMatch(/5 minut/);
    }
  });

  it('keep an SMS in one part of 160 plain characters', () => {
    const longest = 'x'.repeat(60);
    const texts = [composeOtp('login', CODES), composeOtp('password', CODES)];
    for (const { sms } of [...texts, composePasswordChanged(longest), composeRegistrationReceived(longest)]) {
      expect(sms[language]).toMatch(/^[ -~]{1,160}$/);
    }
  });

  it('end a sentence once after a partner whose name ends with a full stop', () => {
    const { sms, body } = composeInvitation('Ana', 'Bayani Furniture Corp.', 'https://suki.test');
    const rejected = composeRegistrationRejected('Bayani Furniture Corp.', 'Not known there.');
    for (const text of [sms, body, rejected.sms]) expect(text[language]).not.toContain('..');
  });

  it('tell of a changed password without the password', () => {
    expect(composePasswordChanged('liezel.nunez').body[language]).toContain('liezel.nunez');
  });
});
