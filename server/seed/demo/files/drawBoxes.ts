import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A rectangle of one colour; later ones lie above earlier ones. */
export type Box = readonly [x: number, y: number, width: number, height: number, colour: Colour];

/** Rectangles as a PNG of eight bits a channel. */
export const drawBoxes = (width: number, height: number, boxes: readonly Box[]): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  // Each row begins with a zero: it is not filtered.
  const stride = 1 + width * 3;
  const rows = Buffer.alloc(height * stride);
  for (const [left, top, boxWidth, boxHeight, colour] of boxes) {
    const run = Buffer.alloc(boxWidth * 3, Buffer.from(colour));
    for (let y = top; y < top + boxHeight; y++) rows.set(run, y * stride + 1 + left * 3);
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
};
