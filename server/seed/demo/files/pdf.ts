const A4 = [595, 842] as const;
const LEFT = 64;

/** Text as a PDF writes it between brackets, in Latin-1. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`;

const line = (text: string, y: number, size: number, font: 'F1' | 'F2'): string =>
  `BT /${font} ${size} Tf ${LEFT} ${y} Td ${literal(text)} Tj ET`;

const page = (title: string, lines: readonly string[]): string =>
  [
    '0.75 0.78 0.85 RG 1.5 w 40 40 515 762 re S',
    '0.2 0.28 0.45 rg',
    line(title, 740, 18, 'F2'),
    '0.75 0.78 0.85 RG 1 w 64 726 m 531 726 l S',
    '0.15 0.15 0.18 rg',
    ...lines.map((text, at) => line(text, 690 - at * 22, 11, 'F1')),
    '0.55 0.58 0.64 rg',
    line('Sample document of the demo. It certifies nothing and belongs to nobody.', 60, 9, 'F1'),
  ].join('\n');

/** A page with a title and some lines as a PDF, by hand: for the documents of the demo, whose bytes never change. */
export const pdfOf = (title: string, lines: readonly string[]): Buffer => {
  const content = page(title, lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.join(' ')}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = Buffer.byteLength(body, 'latin1');
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = Buffer.byteLength(body, 'latin1');
  const count = objects.length + 1;
  body += `xref\n0 ${count}\n0000000000 65535 f \n${starts.join('')}`;
  body += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
};
