import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { FILES } from '#tests/support/documents/uploads.ts';
import { promoBench } from './promoBench.ts';

let app: TestApp;
let bench: ReturnType<typeof promoBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = promoBench(app);
});
afterAll(() => app.stop());

interface Image {
  id: string;
  name: string;
  rank: number;
  base64Image: string;
}
const images = async (promoId: string, as = 'loyalty.editor') =>
  app.call('GET', `/api/promos/images/${promoId}`, { as });
const listed = async (promoId: string): Promise<Image[]> => (await images(promoId)).body.data.list;
const names = async (promoId: string) => (await listed(promoId)).map(({ rank, name }) => `${rank} ${name}`);
const withImages = async (count: number) => {
  const promo = await bench.make();
  for (let n = 1; n <= count; n++) await bench.upload(promo.promoId, `image ${n}.png`);
  return promo;
};

describe('the images of a promo', () => {
  it('come back as they were sent, in the order of their rank', async () => {
    const { promoId, code } = await bench.make();
    const { status, body } = await bench.upload(promoId, 'banner.png');
    expect([status, body.data]).toEqual([
      200,
      { id: expect.any(String), name: 'banner.png', mediaType: 'image/png', size: FILES.png.length, rank: 1 },
    ]);
    await bench.upload(promoId, 'photo.jpg', FILES.jpg);
    const [first] = await listed(promoId);
    expect(Buffer.from(first?.base64Image ?? '', 'base64')).toEqual(Buffer.from(FILES.png));
    expect(await names(promoId)).toEqual(['1 banner.png', '2 photo.jpg']);
    const { accessToken } = await app.login('loyalty.editor');
    const blob = await fetch(`${app.url}/api/promos/images/${promoId}/${first?.id}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    });
    expect(blob.headers.get('content-type')).toBe('image/png');
    expect(blob.headers.get('content-disposition')).toContain('inline');
    expect(Buffer.from(await blob.arrayBuffer())).toEqual(Buffer.from(FILES.png));
    // An image is an edit: whoever sent it does not approve.
    expect(await bench.read(code)).toMatchObject({ imageCount: 2, editedBy: 'loyalty.editor', version: 3 });
  });

  it.each([
    ['a document', 'permit.pdf', FILES.pdf, 422, 'rule_file_not_valid'],
    ['something else under the name of an image', 'permit.png', FILES.pdf, 422, 'rule_file_not_valid'],
    ['a picture of more than 2 MB', 'large.png', new Uint8Array(2 * 1024 * 1024 + 1), 413, 'too_large'],
  ])('are not %s', async (_, name, content, expected, error) => {
    const { promoId } = await bench.make();
    const { status, body } = await bench.upload(promoId, name, content);
    expect([status, body.error]).toEqual([expected, error]);
    expect(await listed(promoId)).toEqual([]);
  });

  it('are six at most', async () => {
    const { promoId } = await withImages(6);
    const { status, body } = await bench.upload(promoId, 'seventh.png');
    expect([status, body.error, Object.keys(body.fields)]).toEqual([422, 'rule_images_full', ['file']]);
  });

  it('are ranked anew as a whole', async () => {
    const { promoId } = await withImages(3);
    const seen = (await listed(promoId)).map(({ id }) => id);
    const send = (body: object) =>
      app.call('POST', `/api/promos/images/${promoId}/order`, { as: 'loyalty.editor', body });
    const [first = '', second = '', third = ''] = seen;
    expect((await send({ ids: [third, first, second], seen })).status).toBe(200);
    expect(await names(promoId)).toEqual(['1 image 3.png', '2 image 1.png', '3 image 2.png']);
    const stale = await send({ ids: seen, seen });
    expect([stale.status, stale.body.current.list.length]).toEqual([409, 3]);
    const present = [third, first, second];
    for (const ids of [
      [third, first],
      [third, third, first],
      ['1', '2', '3'],
    ])
      expect((await send({ ids, seen: present })).status).toBe(400);
  });

  it('close up behind one that is removed', async () => {
    const { promoId } = await withImages(3);
    const [, second] = await listed(promoId);
    const remove = (id = '', of = promoId) =>
      app.call('POST', `/api/promos/images/${of}/${id}/remove`, { as: 'loyalty.editor' });
    expect((await remove(second?.id)).status).toBe(200);
    expect(await names(promoId)).toEqual(['1 image 1.png', '2 image 3.png']);
    expect((await remove(second?.id)).status).toBe(404);
    const [other] = await listed((await withImages(1)).promoId);
    expect((await remove(other?.id)).status).toBe(404);
    await bench.upload(promoId, 'new.png');
    expect((await names(promoId)).at(-1)).toBe('3 new.png');
  });

  it('are seen by the partner and its stores, by nobody else’s', async () => {
    const { promoId } = await withImages(1);
    const [image] = await listed(promoId);
    for (const as of ['partner.admin', 'store.manager', 'frontliner']) {
      expect((await images(promoId, as)).body.data.list).toHaveLength(1);
      const blob = await app.call('GET', `/api/promos/images/${promoId}/${image?.id}`, { as });
      expect(blob.status).toBe(200);
    }
    expect((await images(promoId, 'other.partner')).status).toBe(404);
    expect(
      (await app.call('GET', `/api/promos/images/${promoId}/${image?.id}`, { as: 'other.partner' })).status,
    ).toBe(404);
    expect((await images(promoId, 'accounting')).status).toBe(403);
    expect((await bench.upload(promoId, 'mine.png', FILES.png, 'partner.admin')).status).toBe(403);
    const mine = await app.call('GET', `/api/promos/images/${promoId}`);
    expect(mine.status).toBe(401);
  });
});
