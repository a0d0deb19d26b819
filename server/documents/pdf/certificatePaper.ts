import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { ATC_SCHEDULE } from '#domain/settlement/certificates/atcNature.ts';
import { amount, bare, boxed, comb, framed, label, MARGIN, PAGE, partBar, ruled, value } from './boxed.ts';
import type { CertificateFacts } from './certificateFacts.ts';

/** Lines of type that Part III has room for; what a payment is of takes up to four of them. */
const NATURE_LINES = 12;
const LINES_OF_NATURE = 4;
const BUSINESS_ROWS = 6;
const FEW_ROWS = 2;
const WIDTHS = ['*', 42, 68, 68, 68, 74, 74];

const head: Content = {
  table: {
    widths: [96, '*', 96],
    body: [
      [
        {
          stack: [
            { text: 'BIR Form No.', style: 'tiny' },
            { text: '2307', fontSize: 24, bold: true, margin: [0, -2, 0, -3] },
            { text: 'January 2018 (ENCS)', style: 'tiny' },
          ],
        },
        {
          stack: [
            { text: 'Republic of the Philippines', style: 'tiny', alignment: 'center' },
            { text: 'Department of Finance', style: 'tiny', alignment: 'center' },
            { text: 'Bureau of Internal Revenue', style: 'tiny', alignment: 'center' },
            {
              ...{ text: 'Certificate of Creditable Tax', fontSize: 13, bold: true, alignment: 'center' },
              margin: [0, 3, 0, 0],
            },
            { text: 'Withheld at Source', fontSize: 13, bold: true, alignment: 'center' },
          ],
        },
        {
          ...{ text: '2307 01/18ENCS', style: 'tiny', bold: true, alignment: 'right' },
          margin: [0, 38, 0, 0],
        },
      ],
    ],
  },
  layout: framed,
};

const period = ({ from, to }: CertificateFacts): Content => ({
  table: {
    widths: ['auto', 'auto', '*', 'auto', 'auto', '*'],
    body: [
      [
        label('1', 'For the Period', 'From'),
        comb(from, [2, 2, 4]),
        bare('(MM/DD/YYYY)'),
        label('', 'To'),
        comb(to, [2, 2, 4]),
        bare('(MM/DD/YYYY)'),
      ],
    ],
  },
  layout: framed,
});

const party = (
  { part, numbers, of }: { part: string; numbers: readonly string[]; of: string },
  { tin, name, address, zip }: CertificateFacts['payee'],
): Content[] => {
  const [tinNo = '', nameNo = '', addressNo = '', zipNo = ''] = numbers;
  return [
    partBar(part),
    boxed(['auto', '*'], [[label(tinNo, 'Taxpayer Identification Number (TIN)'), comb(tin, [3, 3, 3, 5])]]),
    boxed(
      ['*'],
      [
        [
          label(
            nameNo,
            `${of}’s Name`,
            '(Last Name, First Name, Middle Name for Individual OR Registered Name for Non-Individual)',
          ),
        ],
        [value(name)],
      ],
    ),
    boxed(
      ['*', 84],
      [
        [label(addressNo, 'Registered Address'), label(zipNo, 'ZIP Code')],
        [value(address), comb(zip, [4])],
      ],
    ),
  ];
};

const headCell = (text: string, more: object = {}): TableCell => ({ text, style: 'th', ...more });

const blank = (columns: number): TableCell[] =>
  Array.from({ length: columns }, () => ({ text: ' ', style: 'td' }));

/** Empty lines, as the form has them where there is nothing. */
const empty = (count: number): TableCell[][] =>
  Array.from({ length: Math.max(0, count) }, () => blank(WIDTHS.length));

const section = (text: string): TableCell[] => [
  { text, style: 'th', alignment: 'left', colSpan: WIDTHS.length },
  ...blank(WIDTHS.length - 1),
];

const totalRow = ({
  months: [a, b, c],
  total,
  tax,
}: CertificateFacts['totals'] | typeof NONE): TableCell[] => [
  { text: 'Total', style: 'td', bold: true },
  { text: '', style: 'td' },
  ...[a, b, c, total, tax].map((figure) => amount(figure, true)),
];
const NONE = { months: ['', '', ''], total: '', tax: '' } as const;

const details = ({ rows, totals }: CertificateFacts): ContentTable => ({
  table: {
    headerRows: 2,
    dontBreakRows: true,
    widths: WIDTHS,
    body: [
      [
        headCell('Income Payments Subject to Expanded Withholding Tax', { rowSpan: 2 }),
        headCell('ATC', { rowSpan: 2 }),
        headCell('AMOUNT OF INCOME PAYMENTS', { colSpan: 4 }),
        ...blank(3),
        headCell('Tax Withheld for the Quarter', { rowSpan: 2 }),
      ],
      [
        ...blank(2),
        headCell('1st Month of the Quarter'),
        headCell('2nd Month of the Quarter'),
        headCell('3rd Month of the Quarter'),
        headCell('Total'),
        ...blank(1),
      ],
      ...rows.map(({ nature, atc, months, total, tax }): TableCell[] => [
        { text: nature, style: 'td' },
        { text: atc, style: 'td', alignment: 'center' },
        ...[...months, total, tax].map((figure) => amount(figure)),
      ]),
      ...empty(NATURE_LINES - LINES_OF_NATURE * rows.length),
      totalRow(totals),
      section('Money Payments Subject to Withholding of Business Tax (Government & Private)'),
      // More codes than a payee can have at a time leave room for fewer.
      ...empty(LINES_OF_NATURE * rows.length > NATURE_LINES ? FEW_ROWS : BUSINESS_ROWS),
      totalRow(NONE),
    ],
  },
  layout: ruled,
});

const DECLARED =
  'We declare under the penalties of perjury that this certificate has been made in good faith, verified by us, and to the best of our ' +
  'knowledge and belief, is true and correct, pursuant to the provisions of the National Internal Revenue Code, as amended, and the ' +
  'regulations issued under authority thereof. Further, we give our consent to the processing of our information as contemplated under ' +
  'the Data Privacy Act of 2012 (R.A. No. 10173) for legitimate and lawful purposes.';

const signed = (printed: Content, under: string): Content => ({
  table: {
    widths: ['*'],
    body: [[printed], [{ text: under, style: 'tiny', alignment: 'center' }]],
  },
  layout: { ...framed, hLineWidth: (at: number) => (at < 2 ? 0.7 : 0) },
});

const accreditation = (who: string): Content =>
  boxed(
    ['*', 90, 90],
    [
      [
        { text: `Tax Agent Accreditation No. / Attorney’s Roll No. (if applicable)${who}`, style: 'tiny' },
        { text: 'Date of Issue (MM/DD/YYYY)', style: 'tiny' },
        { text: 'Date of Expiry (MM/DD/YYYY)', style: 'tiny' },
      ],
      [{ text: ' ' }, { text: ' ' }, { text: ' ' }],
    ],
  );

/** A signature as it stands above the name of whoever signs. */
const drawn = (picture: string): Content => ({
  ...{ image: picture, fit: [150, 34], alignment: 'center' },
  margin: [0, 2, 0, 0],
});

/** A signature alone: what cannot be printed so cannot be printed on form 2307. */
export const signaturePaper = (picture: string): TDocumentDefinitions => ({
  pageSize: PAGE,
  defaultStyle: { font: 'Roboto' },
  content: [drawn(picture)],
});

const signatory = ({ signatory: { name, position, tin, picture } }: CertificateFacts): Content => ({
  stack: [
    picture ? drawn(picture) : { text: ' ', fontSize: 22 },
    {
      ...{ text: [name, position, tin].filter(Boolean).join('   ·   ').toUpperCase(), bold: true },
      ...{ fontSize: 8.5, alignment: 'center' },
    },
  ],
});

const declaration = (facts: CertificateFacts): Content[] => [
  { text: DECLARED, style: 'tiny', alignment: 'justify', margin: [2, 5, 2, 2] },
  signed(
    signatory(facts),
    'Signature over Printed Name of Payor / Payor’s Authorized Representative / Tax Agent (Indicate Title/Designation and TIN)',
  ),
  accreditation(''),
  { text: 'CONFORME:', fontSize: 8, bold: true, margin: [2, 5, 0, 0] },
  signed(
    { text: ' ', fontSize: 22 },
    'Signature over Printed Name of Payee / Payee’s Authorized Representative / Tax Agent (Indicate Title/Designation and TIN)',
  ),
  accreditation(''),
];

const schedule: Content = {
  stack: [
    {
      ...{ text: 'SCHEDULE OF ALPHANUMERIC TAX CODES', fontSize: 11, bold: true, alignment: 'center' },
      margin: [0, 0, 0, 8],
    },
    {
      table: {
        headerRows: 1,
        widths: ['*', 70, 62, 62],
        body: [
          [headCell('Nature of Income Payment'), headCell('Tax Rate'), headCell('IND'), headCell('CORP')],
          ...ATC_SCHEDULE.map(({ nature, rate, individual, corporate }) => [
            { text: nature, style: 'td' },
            ...[rate, individual, corporate].map((text) => ({
              text,
              style: 'td',
              alignment: 'center' as const,
            })),
          ]),
        ],
      },
      layout: ruled,
    },
  ],
  pageBreak: 'before',
};

/** Form 2307 (January 2018 ENCS) as it is handed to a payee: the certificate, and the schedule of tax codes at its back. */
export const certificatePaper = (facts: CertificateFacts): TDocumentDefinitions => ({
  pageSize: PAGE,
  pageMargins: [MARGIN, 26, MARGIN, 30],
  info: {
    title: `BIR Form 2307, ${facts.number}`,
    author: facts.payor.name,
    creationDate: new Date(facts.issuedAt),
    modDate: new Date(facts.issuedAt),
  },
  defaultStyle: { font: 'Roboto', fontSize: 8 },
  styles: {
    tiny: { fontSize: 6.5 },
    th: { fontSize: 6.5, bold: true, alignment: 'center' },
    td: { fontSize: 7 },
  },
  language: 'en',
  content: [
    { text: 'Fill in all applicable spaces. Mark all appropriate boxes with an “X”.', style: 'tiny' },
    head,
    period(facts),
    ...party(
      { part: 'Part I – Payee Information', numbers: ['2', '3', '4', '4A'], of: 'Payee' },
      facts.payee,
    ),
    boxed(['*'], [[label('5', 'Foreign Address, if applicable')], [value(null)]]),
    ...party(
      { part: 'Part II – Payor Information', numbers: ['6', '7', '8', '8A'], of: 'Payor' },
      facts.payor,
    ),
    partBar('Part III – Details of Monthly Income Payments and Taxes Withheld'),
    details(facts),
    ...declaration(facts),
    schedule,
  ],
  footer: (page: number, pages: number) => ({
    columns: [
      { text: facts.number, style: 'tiny' },
      { text: `Page ${page} of ${pages}`, style: 'tiny', alignment: 'right', width: 'auto' },
    ],
    margin: [MARGIN, 10, MARGIN, 0],
  }),
});
