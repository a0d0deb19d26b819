/** Texts of asking for another number in the place of one that is lost; `{name}` is filled in. */
export const en = {
  'lost.title': 'Your mobile number is lost',
  'lost.lead':
    'A code cannot reach you there, so a reviewer decides. Say which application it is, and prove the number that you have now. What was typed and uploaded stays.',
  'lost.mail': 'Did you give an e-mail address? The code goes there too: go on with the reference number.',
  'lost.business': 'Registered name of the business',
  'lost.businessHint': 'As it stands in the application.',
  'lost.tin': 'TIN of the business',
  'lost.tinHint': '9, 12 or 15 digits; with or without dashes.',
  'lost.name': 'Your own name',
  'lost.number': 'The number that you have now',
  'lost.missing': '{field} is missing',
  'lost.tinWrong': 'Enter a TIN of 9, 12 or 15 digits',
  'lost.doneTitle': 'A reviewer looks at it',
  'lost.done':
    'If we know the application {number}, a reviewer compares what you wrote and may call you. We answer by SMS to {mobile}, within two working days. The number before is told that you asked.',
  'lost.doneNext': 'You need not do anything until then. After a yes, codes come to this number.',
  'lost.back': 'I still have the number',
};

export type LostKey = keyof typeof en;
