/** Texts of adding stores to a partner in business; `{name}` is filled in. */
export const en = {
  'stores.title': 'Add stores to your business',
  'stores.lead':
    'For partners in business. We send a code to the mobile number that we have of your business; nobody types its details again.',
  'stores.new': 'We are no partner yet',
  'stores.ownLead':
    'You have proved the contact of {number}. An application of stores for this business gets a number of its own.',
  'stores.begin': 'Add stores to this business',
  'stores.other': 'It is for another business',
  'stores.notPartner':
    '{number} is an application that was not sent yet. Go on with it first, or give the reference number or TIN of your business.',
  'stores.goOn': 'Go on with {number}',
  'stores.waiting': 'Looking up your business…',
  'stores.failed': 'Stores cannot be added now',
  'stores.invalidNext':
    'Our support puts right what we have of your business. Have the BIR certificate (form 2303) and the DTI or SEC certificate at hand when you call, then try again here. Nothing was begun.',
  'stores.retry': 'Try again',
  'stores.ready': 'Add stores to {name}',
  'stores.readyLead':
    'Look at what we have of your business, then add what is new. You can stop at any time and go on with the number above.',
  'stores.business': 'Your business',
  'stores.known': 'As we have it. It is not changed here: call our support about what is wrong.',
  'stores.account': 'Account',
  'stores.masked': '{bank}, ends with {last}',
  'stores.signatory': 'Signatory',
  'stores.there': 'Stores that you have already',
  'stores.thereLead': 'Add none of these again.',
  'stores.none': 'None yet.',
  'stores.find': 'Find one of your {total} stores',
  'stores.more': '{shown} of {total} shown. Type a name to find another.',
  'stores.noMatch': 'No store of that name.',
  'stores.listFailed': 'Your stores could not be listed. You can add new ones all the same.',
  'stores.add': 'Add a store',
  'stores.resume': 'Go on with the stores that you began',
};

export type StoresKey = keyof typeof en;
