import { parseMoney } from '../money.ts';
import type { Sentence } from '../sentence.ts';

type Amount = string | number | null | undefined;

const WRONG: Sentence = {
  en: 'Give an amount in pesos with at most two decimals, such as 1500.00',
  fil: 'Maglagay ng halaga sa piso na hanggang dalawang decimal, tulad ng 1500.00',
};
const NEGATIVE: Sentence = {
  en: 'An amount has to be zero or more',
  fil: 'Dapat zero o higit pa ang halaga',
};
const REVERSED: Sentence = {
  en: 'The largest amount has to be at least the smallest',
  fil: 'Dapat hindi bababa ang pinakamalaking halaga sa pinakamaliit',
};

const given = (amount: Amount): amount is string | number =>
  amount !== null && amount !== undefined && amount !== '';

const amountProblem = (amount: Amount): Sentence | null => {
  if (!given(amount)) return null;
  const centavos = parseMoney(amount);
  if (centavos === null) return WRONG;
  return centavos < 0 ? NEGATIVE : null;
};

/** What is wrong with a store's smallest and largest amount: pesos of at most two decimals, not negative, in order; each may be left out. */
export function cashLimitProblems(limits: { minCashAmt?: Amount; maxCashAmt?: Amount }): {
  minCashAmt?: Sentence;
  maxCashAmt?: Sentence;
} {
  const { minCashAmt, maxCashAmt } = limits;
  const [least, most] = [amountProblem(minCashAmt), amountProblem(maxCashAmt)];
  const wrong = { ...(least ? { minCashAmt: least } : {}), ...(most ? { maxCashAmt: most } : {}) };
  if (least || most || !given(minCashAmt) || !given(maxCashAmt)) return wrong;
  return (parseMoney(maxCashAmt) ?? 0) < (parseMoney(minCashAmt) ?? 0) ? { maxCashAmt: REVERSED } : {};
}
