import { expect, it } from 'vitest';
import { en as applying } from './en.ts';
import { fil as applyingFil } from './fil.ts';

it('says of a code that is spent no more than the server knows: it was used, or wrong too often', () => {
  expect(applying['error.rule_otp_used_up']).toMatch(/was used, or wrong too often/);
  expect(applyingFil['error.rule_otp_used_up']).toMatch(/Nagamit na .* o /);
});
