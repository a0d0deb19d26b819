import { labelsOf } from '#domain/fields/field.ts';
import { ofPartnerFields } from '#domain/fields/record.ts';

const { partnerName: partner } = labelsOf(ofPartnerFields, 'en');

/**
 * Reads as wizard.*: the application of a new partner, and new stores of one that is there.
 * A key added here is added in ../fil/wizard.ts too, or the type-check fails.
 */
export const wizard = {
  newPartner: 'New partner',
  newStore: 'New store',
  title: { partner: 'New partner', stores: 'New stores' },
  intro: {
    partner: 'A whole application in one go. Everything you type is kept: go on here or on another machine.',
    stores: 'Stores of a partner that is there already. Everything you type is kept as a draft.',
  },
  steps: 'Steps of the application',
  position: 'Step %{at} of %{of}: %{label}',
  step: {
    businessDetails: 'Business details',
    bankInformation: 'Bank information',
    merchant: 'Stores',
    retailer: 'Retailer associates',
    commodity: 'Commodities and hours',
    requiredDocuments: 'Required documents',
    reviewApplication: 'Review',
  },
  state: { done: 'done', attention: 'needs attention', open: 'not finished', locked: 'opens later' },
  toMend: '%{smart_count} thing to mend |||| %{smart_count} things to mend',
  storesToMend: '%{smart_count} store to mend |||| %{smart_count} stores to mend',
  stores: '%{smart_count} store |||| %{smart_count} stores',
  files: '%{smart_count} file |||| %{smart_count} files',
  back: 'Back',
  next: 'Next',
  leave: 'Leave, keep the draft',
  locked: 'That step opens once the ones before it are answered. This is the first that is not.',
  resumed: 'You go on with the draft of %{when}.',
  goOn: 'Go on',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverBody:
    'Everything in this draft, its uploaded files too, is thrown away. This cannot be taken back.',
  contactsNote: 'Whom to speak to, besides the one who signs. They can be added later too.',
  ratesNote:
    'As agreed with the partner; what is left empty is proposed later. Rates wait as pending until they are approved.',
  given: 'Known already and shared with the new stores: to read, not to change.',
  takesNone:
    'This partner takes no new stores: it is blocked or closed, its application has ended, or risk looks at it.',
  staffOnly: 'New partners are entered by staff.',
  review: {
    change: 'Change',
    toMend: 'Mend these before you send the application:',
    missing: 'Needed before the approval',
    stores: 'Stores',
    noStores: 'No stores yet. They can be added later.',
    needsStore: 'Add at least one store.',
    documents: 'Documents',
    noDocuments: 'No documents yet',
    rates: 'MDR rates',
    noRates: 'No rates yet',
    noContacts: 'No contact persons yet',
    looksGood: 'in order',
    submit: 'Submit application',
    submitStores: 'Submit %{smart_count} store |||| Submit %{smart_count} stores',
    sending: 'Submitting…',
    sendingStore: 'Submitting store %{at} of %{of}…',
    made: 'submitted',
    sent: 'The application of %{name} is submitted. Next the business office reviews it.',
    sentStores:
      '%{smart_count} store is submitted. Next the business office reviews it. |||| %{smart_count} stores are submitted. Next the business office reviews them.',
    refused: 'It was not taken',
    uncertain: 'There was no answer, so it may have arrived. Send it again: it is never taken twice.',
    sentBefore:
      'An earlier try may have arrived, before your last changes. Look in the list: change there what is there already, and take it out here.',
    backToReview: 'Back to the review',
    previousStore: 'Previous store',
    nextStore: 'Next store',
    showStores: 'Look at store',
  },
  choose: {
    title: 'Whose store is it?',
    partner,
    help: 'Type a name, a TIN or an HSIS code',
    go: 'Continue',
  },
};
