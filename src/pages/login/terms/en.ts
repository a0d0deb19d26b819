export interface TermsSection {
  heading: string;
  paragraphs: readonly string[];
}

export interface Terms {
  updated: string;
  intro: string;
  sections: readonly TermsSection[];
}

/** Keep fil.ts in step: a test counts its sections and paragraphs. */
export const en: Terms = {
  updated: 'In force since November 2, 2026',
  intro:
    'These terms apply to everybody who uses Suki: partners and merchants, their staff, applicants, and the staff of the provider. By signing in, or by sending an application, you accept them.',
  sections: [
    {
      heading: 'Your account',
      paragraphs: [
        'An account belongs to one person. Do not share your password or a code that was sent to you, and do not let others work under your name: whatever is done with your account is recorded as done by you.',
        'Tell your administrator at once when your phone is lost, when you suspect that somebody knows your password, or when a colleague who has an account leaves. After repeated failed sign-ins an account is locked for a while.',
      ],
    },
    {
      heading: 'Acceptable use',
      paragraphs: [
        'Use Suki only for the business it is for: managing partners and stores, promos, payments, refunds, receipts and reports that concern you. Enter what is true, and upload only documents that you are allowed to share.',
        'Do not try to see data of others, get around a permission, copy data in bulk by programs, upload anything harmful, or use customer data for purposes of your own. Exports and downloads are your responsibility from the moment they leave the portal.',
        'Access can be limited or ended when these terms are broken, when a contract ends, or when it is needed to protect customers, stores or the service.',
      ],
    },
    {
      heading: 'Privacy',
      paragraphs: [
        'Personal data is processed under the Data Privacy Act of 2012 (Republic Act No. 10173), its rules, and the issuances of the National Privacy Commission. We process what is needed to check who you are, to run the contract with your business, to pay and settle correctly, to prevent fraud, and to meet duties under tax and financial law.',
        'This includes names, contact details, identification documents, positions, bank details of businesses, and a record of what was done in the portal, when and by whom. Those who may see it are limited by role; bank account numbers and credentials are masked in records of changes.',
        'Data is kept as long as the contract lasts and as long as the law asks afterwards, then deleted or made anonymous.',
        'You have the right to be informed, to access, to correct and to object, to erasure or blocking, to portability, to damages, and to lodge a complaint with the National Privacy Commission. Write to the data protection officer named in your contract; your administrator can forward a request.',
      ],
    },
    {
      heading: 'Cookies and storage',
      paragraphs: [
        'Suki uses only cookies that it needs. A session cookie, unreadable to scripts, keeps you signed in for up to 12 hours, and a second one says that a session may exist. A device cookie holds a random number for 15 days, so that requests of one device can be told apart. A further cookie remembers for 365 days that you accepted the cookie notice.',
        'Your browser also stores your language and theme, and, while a code is waited for, which code that is. There are no advertising or tracking cookies, and nothing is shared with other sites.',
      ],
    },
    {
      heading: 'Availability and changes',
      paragraphs: [
        'We work to keep Suki available and correct, but maintenance and failures happen. Check amounts before you act on them, and report what looks wrong.',
        'When these terms change in substance, you are told before the change takes effect. The laws of the Republic of the Philippines apply; where the contract with your business says otherwise on a point, the contract prevails.',
      ],
    },
  ],
};
