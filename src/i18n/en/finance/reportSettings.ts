/**
 * Reads as reportSettings.*: what settlement reckons with and what its papers say, fetched with its pages.
 * A key added here is added in ../../fil/finance/reportSettings.ts too, or the type-check fails.
 */
export const reportSettings = {
  tabs: 'Report settings',
  intro: {
    COMPUTATION: 'By what each line of a settlement is reckoned.',
    DISBURSEMENT_REPORT: 'What disbursement reports say of whoever pays.',
    BIR2307: 'Who pays and withholds, and who signs for it.',
    ATC: 'By which code and rate tax is withheld from payees, day by day.',
  },
  nothingOf: {
    COMPUTATION: 'Nothing is set yet: nothing is settled until it is',
    DISBURSEMENT_REPORT: 'The account that payouts come from is not set yet',
    BIR2307: 'Payor and signatory are not set yet: no form 2307 is issued until they are',
  },
  today: 'Holds today',
  since: 'Since %{day}',
  reckoned:
    'Base is gross less refunds. Commission, tax, what is withheld of the commission and the payee’s tax are rounded once each; the nets are sums of these.',
  history: 'Versions',
  version: 'Version %{version}, from %{day}',
  unchanged: 'As the version before',
  installed: 'As installed',
  askedBy: 'Asked for by %{name}',
  agreedBy: 'Approved by %{name}',
  replacedBy: 'Replaced by version %{version}',
  standing: {
    planned: 'Planned',
    today: 'Holds today',
    before: 'Held before',
    replaced: 'Replaced before it began',
  },
  atc: {
    planned: 'Planned',
    today: 'Holds today',
    before: 'Ended',
    never: 'Ended before it began',
  },
  days: 'Days that it holds',
  stands: 'Standing',
  agreed: 'Agreed by',
  fromTo: '%{from} to %{to}',
  fromOn: 'From %{from}',
  ofShare: '%{percent} of %{share} (%{whole})',
  people: '%{made}, %{checked}',
  endPeople: 'End: %{made}, %{checked}',
};
