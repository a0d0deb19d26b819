import { type DemoRandom, scatteredNumbers } from './demoDataRandom.ts';

/** Makers of numbers that are valid in form and belong to nobody; none comes twice. */
export function identifierMakers(random: DemoRandom) {
  const tins = scatteredNumbers(random, 5);
  const mobiles = scatteredNumbers(random, 6);
  const landlines = scatteredNumbers(random, 5);
  const registrations = scatteredNumbers(random, 7);
  const accounts = scatteredNumbers(random, 8);

  return {
    /** A tax number of 9, 12 or 15 digits in the unused range 000-9xx; the branch part is the head office's. */
    tin(digits: 9 | 12 | 15 = 12): string {
      return `0009${tins()}`.padEnd(digits, '0');
    },
    /** The tax number of a branch: the first nine digits and a branch of three, 1 to 999. */
    branchTin(tin: string, branch: number): string {
      return tin.slice(0, 9) + String(branch).padStart(3, '0');
    },
    /** A mobile number (63 and ten digits) in a block that no telco has. */
    mobile: () => `639000${mobiles()}`,
    /** A Metro Manila landline (area code 2 and eight digits) in an unused block. */
    landline: () => `2800${landlines()}`,
    /** A DTI business name number. */
    dtiNumber: () => `9${registrations()}`,
    /** An SEC registration number in the form of the years since 2021. */
    secNumber: () => `209900${registrations()}-00`,
    /** A bank account number of twelve digits that begins with zeros. */
    bankAccountNumber: () => `0000${accounts()}`,
  };
}
