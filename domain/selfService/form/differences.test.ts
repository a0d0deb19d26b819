import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressForm, StoreForm } from './applicationForm.ts';
import { type Answers, differences, isSameAnswer, likelySide, settledAnswers } from './differences.ts';
import { emptyAddress, emptyAssociate, emptyBank, emptyBusiness, emptyStore } from './emptyForms.ts';

const choice = (label: string) => ({ label, value: label });
const pathsOf = (mine: object, theirs: object) =>
  differences({ ...mine }, { ...theirs }).map(({ path }) => path);
const street = (streetName: string): AddressForm => ({ ...emptyAddress(), streetName });

describe('answers that two devices have given differently', () => {
  it('are told one by one, in the order of the page', () => {
    const mine = { ...emptyBusiness(), registeredBusinessName: 'Here', businessTin: '123456789' };
    const theirs = { ...emptyBusiness(), registeredBusinessName: 'There' };
    expect(pathsOf(mine, theirs)).toEqual(['registeredBusinessName', 'businessTin']);
  });

  it('are none where the same stands in another order, or nothing in another form', () => {
    expect(pathsOf({ address: street('') }, { address: null })).toEqual([]);
    expect(pathsOf({ bank: { label: 'BDO', value: '1' } }, { bank: { value: '1', label: 'BDO' } })).toEqual(
      [],
    );
    expect(pathsOf({ name: '' }, {})).toEqual([]);
    expect(pathsOf({ skuTemplateDownloaded: true }, { skuTemplateDownloaded: false })).toEqual([]);
  });

  it('are one of an address and of a birth date, whatever differs in them', () => {
    const mine = { ...emptyBusiness(), address: { ...street('Rizal'), unitNumber: '2' } };
    expect(pathsOf(mine, { ...emptyBusiness(), address: street('Mabini') })).toEqual(['address']);
    const signs = emptyBank();
    const other = emptyBank();
    other.authorizedSignatory.birthDate = { year: '1990', month: 'May', day: '' };
    other.authorizedSignatory.jobTitle = 'Owner';
    expect(pathsOf(signs, other)).toEqual(['authorizedSignatory.birthDate', 'authorizedSignatory.jobTitle']);
  });

  it('take along what follows from them: the branch of a bank, both addresses of a person', () => {
    const mine = emptyBank();
    const theirs = emptyBank();
    mine.bankInformation.bank = choice('BDO');
    theirs.bankInformation.bankBranch = choice('Ermita');
    expect(differences({ ...mine }, { ...theirs })).toEqual([
      { path: 'bankInformation.bank', paths: ['bankInformation.bank', 'bankInformation.bankBranch'] },
    ]);
    const person = { ...emptyAssociate(), isSameAddress: false, permanentAddress: street('Rizal') };
    const store = (associate: object) => ({ ...emptyStore(), retailerAssociates: [associate] });
    expect(pathsOf(store(person), store(emptyAssociate()))).toEqual(['retailerAssociates.0.presentAddress']);
  });

  it('are one of the people where one side has more of them, and one by one where there are as many', () => {
    const of = (...retailerAssociates: object[]) => ({ ...emptyStore(), retailerAssociates });
    const ana = { ...emptyAssociate(), firstName: 'Ana' };
    expect(pathsOf(of(ana), of())).toEqual(['retailerAssociates']);
    expect(pathsOf(of(ana), of({ ...ana, firstName: 'Anna' }))).toEqual(['retailerAssociates.0.firstName']);
  });

  it('are one of a document, whatever differs of its file', () => {
    const of = (answer: object) => ({ slots: { DTI: answer } });
    const file = (uploadId: string, name: string) => of({ file: { uploadId, documentCode: 'DTI', name } });
    expect(pathsOf(file('1', 'here.jpg'), file('2', 'there.jpg'))).toEqual(['slots.DTI']);
    expect(pathsOf(file('1', 'photo.jpg'), file('2', 'photo.jpg'))).toEqual(['slots.DTI']);
    expect(pathsOf(file('1', 'here.jpg'), of({ problem: 'It failed.' }))).toEqual(['slots.DTI']);
    expect(pathsOf(of({ problem: 'One' }), of({ problem: 'Other' }))).toEqual(['slots.DTI']);
  });

  it('of a store are what it has of its own, and not what its partner’s stands for', () => {
    const own: StoreForm = { ...emptyStore(), isSameAddress: false, address: street('Rizal') };
    expect(differences({ ...own }, { ...emptyStore() })).toEqual([
      { path: 'address', paths: ['address', 'isSameAddress'] },
    ]);
    expect(pathsOf({ ...own, isSameAddress: true }, emptyStore())).toEqual([]);
    expect(pathsOf(own, { ...own, address: street('Mabini') })).toEqual(['address']);
  });
});

describe('the side that is likely meant', () => {
  const mine = { a: 'here', b: 'same', c: '' };
  const theirs = { a: 'there', b: 'same', c: 'there' };
  const sides = (base: Answers | null) =>
    differences(mine, theirs).map((difference) => likelySide(difference, { mine, theirs, base }));

  it('is the one that has changed it since both read the same; of two changes none', () => {
    expect(sides({ a: 'here', b: 'same', c: 'gone here' })).toEqual(['theirs', null]);
    expect(sides({ a: 'there', b: 'same', c: 'there' })).toEqual(['mine', 'mine']);
  });

  it('is the one that says anything where it is not known what both began with', () => {
    expect(sides(null)).toEqual([null, 'theirs']);
  });
});

describe('a part of which somebody has chosen the answers', () => {
  const text = fc.constantFrom('', 'a', 'b');
  const address = text.map(street);
  const part = fc.record({
    merchantName: text,
    isSameAddress: fc.boolean(),
    address,
    retailerAssociates: fc.array(
      fc.record({ firstName: text, presentAddress: address, isSameAddress: fc.boolean() }),
      { maxLength: 2 },
    ),
  });

  it('is all of one side, or each answer as it was chosen: nothing else changes', () => {
    fc.assert(
      fc.property(part, part, (mine, theirs) => {
        expect(
          differences(
            settledAnswers(mine, theirs, () => 'theirs'),
            theirs,
          ),
        ).toEqual([]);
        expect(
          differences(
            settledAnswers(mine, theirs, () => 'mine'),
            mine,
          ),
        ).toEqual([]);
        const [first] = differences(mine, theirs);
        if (!first) return;
        const settled = settledAnswers(mine, theirs, ({ path }) => (path === first.path ? 'theirs' : 'mine'));
        expect(differences(mine, settled).map(({ path }) => path)).toEqual([first.path]);
      }),
    );
  });

  it('keeps that the list of products was fetched, on whichever device', () => {
    const settled = settledAnswers(
      { skuTemplateDownloaded: false },
      { skuTemplateDownloaded: true },
      () => 'mine',
    );
    expect(settled).toEqual({ skuTemplateDownloaded: true });
  });

  it('compares empty things as nothing, whatever their form', () => {
    for (const empty of [undefined, null, '', [], {}, { label: '' }])
      expect(isSameAnswer(empty, null)).toBe(true);
    expect(isSameAnswer(['a'], { 0: 'a' })).toBe(false);
  });
});
