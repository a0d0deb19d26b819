/** Reads as contactRequests.*: who has lost the number of an application and asks for another one. */
export const contactRequests = {
  intro:
    'Whoever has lost the mobile number of an application asks for another one. Compare what they say, call the new number when in doubt, and decide.',
  none: 'Nobody asks for another number',
  noneHint: 'Applicants ask on their own pages, where a code is sent: “I no longer have that mobile number”.',
  stage: 'Application',
  draft: 'Not sent yet',
  sent: 'Sent',
  businessName: 'Business',
  same: 'as in the application',
  other: 'the application says something else',
  otherPerson: 'the application names nobody so called',
  unknown: 'nothing in the application yet',
  mobileNumber: 'New number, proved by a code',
  reasonHelp: 'Whoever asked reads it in a text message.',
  reasonNeeded: 'Say why',
  give: 'Give the new number',
  giveTitle: 'Give %{name} its new number?',
  giveEffect:
    'Codes and news of %{name} go to %{mobile} from then on. Open sessions and links end, and both numbers are told. Whoever else asks for this application is refused and told. You decide on this application no more: a colleague does.',
  giveDone: '%{name} is reached at %{mobile} now. Both numbers were told.',
  refuse: 'Refuse',
  refuseTitle: 'Refuse another number for %{name}?',
  refuseEffect: 'The application keeps its number; %{mobile} is told why.',
  refuseDone: '%{name} keeps its number. %{mobile} was told why.',
};
