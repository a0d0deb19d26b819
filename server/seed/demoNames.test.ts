import { describe, expect, it } from 'vitest';
import { deniedPersons } from './demoDataNames.ts';
import { deniedWords } from './demoDataWords.ts';
import { createDemoNames } from './demoNames.ts';

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const unique = (values: string[]) => new Set(values).size === values.length;

function sample(seed: number) {
  const names = createDemoNames(seed);
  return times(200, () => {
    const person = names.person();
    const company = names.company();
    return [
      person,
      company,
      names.email(person, company.brand),
      names.username(person),
      names.soleProprietor(person),
      names.store(company.brand, 'City of Biñan'),
      names.addressLine(),
      names.birthDate(),
      names.tin(),
      names.mobile(),
      names.random.int(1, 1000),
    ];
  });
}

describe('demo names', () => {
  it('are the same for the same seed and others for another', () => {
    expect(sample(20261120)).toEqual(sample(20261120));
    expect(sample(1)).not.toEqual(sample(2));
  });

  it('draw each kind from its own row', () => {
    const few = createDemoNames(7);
    const many = createDemoNames(7);
    times(50, () => many.person());
    expect(many.company()).toEqual(few.company());
    expect(many.tin()).toBe(few.tin());
  });

  it('never come twice where they must be unique', () => {
    const names = createDemoNames(3);
    const people = times(3000, () => names.person());
    expect(unique(people.map((p) => `${p.firstName}|${p.middleName}|${p.lastName}`))).toBe(true);
    expect(unique(people.map((p) => names.email(p)))).toBe(true);
    expect(unique(people.map((p) => names.username(p)))).toBe(true);
    expect(unique(people.slice(0, 400).map((p) => names.soleProprietor(p)))).toBe(true);
    expect(unique(times(300, () => names.company().brand))).toBe(true);
    expect(unique(times(400, () => names.store('Alapaap Ridgeway', 'Quezon City')))).toBe(true);
    for (const make of [
      names.mobile,
      names.landline,
      names.dtiNumber,
      names.secNumber,
      names.bankAccountNumber,
    ]) {
      expect(unique(times(20_000, make))).toBe(true);
    }
    expect(unique(times(20_000, () => names.tin(9)))).toBe(true);
  });

  it('are valid in form and belong to nobody', () => {
    const names = createDemoNames(11);
    for (const digits of [9, 12, 15] as const) {
      const tin = names.tin(digits);
      expect(tin).toMatch(/^0009\d+$/);
      expect(tin).toHaveLength(digits);
    }
    expect(names.branchTin(names.tin(9), 7)).toMatch(/^0009\d{5}007$/);
    expect(times(500, names.mobile).every((m) => /^639\d{9}$/.test(m) && m.startsWith('639000'))).toBe(true);
    expect(times(500, names.landline).every((n) => /^2\d{8}$/.test(n))).toBe(true);
    expect(times(100, names.dtiNumber).every((n) => /^[A-Za-z0-9-]{5,20}$/.test(n))).toBe(true);
    expect(times(100, names.secNumber).every((n) => /^[A-Za-z0-9-]{4,20}$/.test(n))).toBe(true);
    expect(times(100, names.bankAccountNumber).every((n) => /^0000\d{8}$/.test(n))).toBe(true);
    const mails = times(300, () => names.email(names.person(), names.company().brand));
    expect(mails.every((m) => /^[a-z0-9.]+@[a-z0-9]+\.example\.test$/.test(m))).toBe(true);
    expect(times(300, names.birthDate).every((d) => /^(19|20)\d\d-\d\d-\d\d$/.test(d))).toBe(true);
  });

  it("take the mother's surname as middle name and hold ñ and apostrophes in every small set", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const names = createDemoNames(seed);
      const people = times(20, () => names.person());
      expect(people.every((p) => p.middleName !== p.lastName && p.middleName !== '')).toBe(true);
      expect(people.some((p) => p.lastName.includes('ñ'))).toBe(true);
      expect(people.some((p) => p.lastName.includes("'"))).toBe(true);
      expect(people.some((p) => names.soleProprietor(p).includes("'"))).toBe(true);
    }
  });

  it('hold no brand and nobody of public life', () => {
    const names = createDemoNames(5);
    const people = times(2000, () => names.person());
    const texts = people.flatMap((p) => [p.lastName, p.middleName]);
    texts.push(...people.slice(0, 400).map((p) => names.soleProprietor(p)));
    texts.push(...times(400, () => names.company().name));
    expect(people.filter((p) => deniedPersons.includes(`${p.firstName} ${p.lastName}`))).toEqual([]);
    const denied = new RegExp(`\\b(${deniedWords.join('|')})\\b`, 'i');
    expect(texts.filter((text) => denied.test(text))).toEqual([]);
  });
});
