import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type ApplicationForm, applicationForm } from './applicationForm.ts';
import type { CertificateFacts } from './certificateFacts.ts';
import { certificatePaper, signaturePaper } from './certificatePaper.ts';
import type { ContractFacts } from './contractFacts.ts';
import { contractPaper } from './contractPaper.ts';
import { type ReceiptFacts, receiptPaper } from './receiptPaper.ts';
import { type Report, reportPaper } from './reportPaper.ts';

/** What can be printed, with all that stands on it. */
export type Paper =
  | { kind: 'application-form'; form: ApplicationForm }
  | { kind: 'contract'; facts: ContractFacts }
  | { kind: 'receipt'; facts: ReceiptFacts }
  | { kind: 'report'; report: Report }
  | { kind: 'certificate'; facts: CertificateFacts }
  | { kind: 'signature'; picture: string };

const definitionOf = (paper: Paper): TDocumentDefinitions => {
  if (paper.kind === 'application-form') return applicationForm(paper.form);
  if (paper.kind === 'certificate') return certificatePaper(paper.facts);
  if (paper.kind === 'signature') return signaturePaper(paper.picture);
  if (paper.kind === 'receipt') return receiptPaper(paper.facts);
  return paper.kind === 'contract' ? contractPaper(paper.facts) : reportPaper(paper.report);
};

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
const font = (weight: string) => join(folder, `Roboto-${weight}.ttf`);
// It holds the peso sign, the letters of our languages and those of our names.
const Roboto = {
  normal: font('Regular'),
  bold: font('Medium'),
  italics: font('Italic'),
  bolditalics: font('MediumItalic'),
};
const paths: ReadonlySet<string> = new Set(Object.values(Roboto));
pdfmake.setFonts({ Roboto });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => paths.has(path));

/** The bytes of a PDF; the same paper gives the same bytes. Holds its thread while it works. */
export const makePdf = async (paper: Paper): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await pdfmake.createPdf(definitionOf(paper)).getBuffer());
