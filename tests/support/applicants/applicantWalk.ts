import { expect } from 'vitest';
import { draftBench } from '#tests/api/applicants/draftBench.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { pdfOf } from '#tests/support/documents/uploads.ts';
import type { openNetwork } from '#tests/support/portal/portalNetwork.ts';
import { type Application, applicantModel } from './applicantModel.ts';
import { type ApplicantTab, loadTab, openDevices } from './applicantTab.ts';
import { type FilledForms, filledForms, PAPERS } from './filledForms.ts';
import type { LossyLine, Lost } from './lossyLine.ts';
import { madeApplications, partsKept } from './madeApplications.ts';
import { fieldsOf, insist, went } from './onTheLine.ts';
import { type Seeded, seeded } from './seeded.ts';
import { settleTwoSides } from './settleTwoSides.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const MOST_DEVICES = 3;

interface World {
  app: TestApp;
  network: ReturnType<typeof openNetwork>;
  line: LossyLine;
}

export type WalkEnd = 'submitted' | 'cancelled';

/** One application of somebody whose line, phone and patience are bad, by the browser's own code against the real server. */
class Walk {
  readonly mobile: string;
  readonly done: string[] = [];
  reference = '';
  forms!: FilledForms;
  tab!: ApplicantTab;
  application!: Application;
  end: WalkEnd | null = null;
  private readonly bench: ReturnType<typeof draftBench>;
  private readonly devices: ReturnType<typeof openDevices>;
  private readonly model = applicantModel();
  private readonly world: World;
  private readonly random: Seeded;
  private edits = 0;

  constructor(world: World, random: Seeded, seed: number) {
    this.world = world;
    this.random = random;
    this.bench = draftBench(world.app);
    this.mobile = `63919${String(seed % 1e7).padStart(7, '0')}`;
    this.devices = openDevices(world.network);
  }

  /** A code, which may be mistyped or come too late, then the session. */
  private async prove(contact: { mobileNumber: string; email: null } | { identifier: string }) {
    const { app, line } = this.world;
    await app.clearLimits();
    let sent = await this.tab.sendCode(contact);
    if (this.random.chance(0.2)) {
      app.clock.advance(6 * MINUTE);
      const late = this.tab.enterCode(sent, await this.bench.code(this.mobile));
      await expect(late).rejects.toMatchObject({ code: 'rule_otp_expired' });
      await app.clearLimits();
      sent = await this.tab.sendAnother(sent);
    }
    const code = await this.bench.code(this.mobile);
    if (this.random.chance(0.2)) {
      const wrong = this.tab.enterCode(sent, code === '000000' ? '111111' : '000000');
      await expect(wrong).rejects.toMatchObject({ code: 'rule_otp_wrong' });
    }
    this.cut(0.3);
    // Of a right code whose answer was lost the same code opens the same session.
    await insist(line, () => this.tab.enterCode(sent, code));
    line.lose();
  }

  private async load(): Promise<void> {
    this.tab = await loadTab();
    this.tab.onProofNeeded(async () => {
      this.world.line.lose();
      await this.prove({ identifier: this.reference });
      return true;
    });
  }

  /** Opens the application as the page of a step does; what it finds has to be what was left. */
  private async open(): Promise<void> {
    let opened = await this.tab.openApplication();
    if (opened.kind === 'none') {
      const list = await this.tab.openDrafts();
      if (list.length === 0) return this.ended('CANCELLED', 'cancelled');
      expect(list.map(({ referenceNumber }) => referenceNumber)).toEqual([this.reference]);
      await this.tab.openDraft(this.reference);
      opened = await this.tab.openApplication();
    }
    if (opened.kind === 'sent') return this.ended('SENT', 'submitted');
    if (opened.kind !== 'open') throw new Error('An open application cannot be opened');
    this.application = opened.application;
    this.model.holds(this.devices.at(), this.application);
  }

  private async ended(state: string, end: WalkEnd): Promise<void> {
    const text = 'select state from applicant_draft where reference_number = $1';
    const { rows } = await this.world.app.admin.query(text, [this.reference]);
    expect(rows).toEqual([{ state }]);
    this.end = end;
  }

  async begin(): Promise<void> {
    const { app, line } = this.world;
    this.forms = await filledForms(app.admin, `Tindahan ${this.mobile}`);
    this.devices.use(0);
    await this.load();
    await this.prove({ mobileNumber: this.mobile, email: null });
    const key = crypto.randomUUID();
    this.cut(0.5);
    // The button is pressed twice, and once more when nothing came back.
    await insist(line, () => Promise.all([this.tab.beginDraft(key), this.tab.beginDraft(key)]));
    this.reference = this.tab.heldSession()?.referenceNumber ?? '';
    line.lose();
    await this.open();
  }

  /** The line loses some of the next calls. */
  private cut(share: number): void {
    const some = Array.from({ length: 1 + this.random.below(5) }, () =>
      this.random.one<Lost>(['request', 'answer']),
    );
    if (this.random.chance(share)) this.world.line.lose(...some);
  }

  private async flush(): Promise<boolean> {
    const { store } = this.application;
    let isSaved = await store.flush();
    let wasChosen = false;
    for (let part = store.snapshot().conflict; part; part = store.snapshot().conflict) {
      wasChosen = true;
      settleTwoSides(store, part, this.random);
      isSaved = await store.flush();
    }
    if (isSaved) this.model.wasSaved(this.devices.at(), this.application, wasChosen);
    else this.model.wasCut(this.devices.at());
    return isSaved;
  }

  private set(part: keyof FilledForms, values: object): void {
    this.tab.setPart(this.application, part, values);
    this.model.typed(this.devices.at(), part, this.application.store.values(part));
  }

  async type(): Promise<void> {
    const part = this.random.one(['business', 'bank', 'branch-0', 'consents'] as const);
    this.edits += 1;
    const { business, 'branch-0': store } = this.forms;
    const name = `${business.registeredBusinessName} ${this.edits}`;
    const values = {
      ...this.forms,
      business: { ...business, name, registeredBusinessName: name },
      'branch-0': { ...store, merchantName: name },
    };
    this.set(part, values[part]);
    if (this.random.chance(0.7)) await this.flush();
  }

  async photograph(documentCode: string = this.random.one(PAPERS)): Promise<boolean> {
    const file = new File([pdfOf(this.random.one([900, 150_000]))], `${documentCode}.pdf`);
    const photo = { documentCode, file, key: crypto.randomUUID() };
    const told = () => undefined;
    const options = { signal: new AbortController().signal, onProgress: told, onWait: told };
    const send = () => this.tab.sendDocument(this.application, photo, options);
    const arrived = (await went(send)) || (this.random.chance(0.7) && (await went(send)));
    if (arrived) this.model.typed(this.devices.at(), 'documents', this.application.store.values('documents'));
    await this.flush();
    return arrived;
  }

  async refresh(): Promise<void> {
    this.world.line.lose();
    await this.load();
    if (!this.tab.heldSession()) await this.prove({ identifier: this.reference });
    await this.open();
  }

  /** Back to the first page, and on from there. */
  async goBack(): Promise<void> {
    this.world.line.lose();
    this.tab.closeApplication();
    await this.load();
    await this.prove({ mobileNumber: this.mobile, email: null });
    await this.open();
  }

  /** Takes another phone, or one of before, as it was left. */
  async changeDevice(): Promise<void> {
    this.world.line.lose();
    this.devices.use(this.random.below(Math.min(this.devices.count() + 1, MOST_DEVICES)));
    await this.load();
    const contact = this.random.chance(0.5)
      ? ({ identifier: this.reference } as const)
      : ({ mobileNumber: this.mobile, email: null } as const);
    if (!this.tab.heldSession()) await this.prove(contact);
    await this.open();
  }

  async endSession(): Promise<void> {
    this.world.app.clock.advance(13 * HOUR);
    await this.type();
  }

  /** Presses the button twice; what became of it is seen when the page is loaded anew. */
  async submit(): Promise<void> {
    if (!(await this.flush())) return;
    const send = () => this.tab.sendApplication(this.application, () => undefined);
    const tries = await Promise.allSettled([send(), send()]);
    const ids = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(new Set(ids).size, 'partners that were made').toBeLessThanOrEqual(1);
    for (const one of tries) {
      const cause = one.status === 'rejected' ? fieldsOf(one.reason.cause) : {};
      // What is missing is refused; the line may break; nothing of the server's may.
      expect(cause.status ?? 0, JSON.stringify(cause)).toBeLessThan(500);
    }
    await this.refresh();
    if (ids.length > 0) expect(this.end).toBe('submitted');
  }

  async cancel(): Promise<void> {
    await insist(this.world.line, () => this.tab.cancelDraft(this.reference));
    await this.refresh();
    expect(this.end).toBe('cancelled');
  }

  /** Fills in whatever is missing and sends it, on a line that is whole. */
  async finish(): Promise<void> {
    this.world.line.lose();
    await this.refresh();
    for (let tries = 0; tries < 3 && !this.end; tries += 1) {
      for (const part of Object.keys(this.forms) as (keyof FilledForms)[])
        if (tries > 0 || !this.application.store.values(part)) this.set(part, this.forms[part]);
      const has = () => this.tab.documentsOf(this.application).files.map(({ documentCode }) => documentCode);
      for (const paper of PAPERS)
        if (tries > 0 || !has().includes(paper)) expect(await this.photograph(paper)).toBe(true);
      expect(await this.flush()).toBe(true);
      await this.submit();
    }
    expect(this.end, 'somebody is stranded').not.toBeNull();
  }

  async step(): Promise<void> {
    const deeds = {
      type: 6,
      photograph: 3,
      refresh: 2,
      goBack: 1,
      changeDevice: 2,
      endSession: 1,
      submit: 1,
      cancel: 0.25,
    } as const;
    type Deed = keyof typeof deeds;
    const among = Object.entries(deeds).flatMap(([deed, weight]) =>
      Array.from({ length: weight * 4 }, () => deed as Deed),
    );
    const deed = this.random.one(among);
    this.done.push(deed);
    this.cut(0.4);
    await this[deed]();
    this.world.line.lose();
  }

  /** There is one application, or none where it was cancelled, and it is what was answered as saved. */
  async verify(): Promise<void> {
    const { admin } = this.world.app;
    const named = `Tindahan ${this.mobile}`;
    const made = await madeApplications(admin, { reference: this.reference, named });
    expect(made).toEqual(this.end === 'submitted' ? [this.model.application()] : []);
    if (this.end === 'cancelled') expect(await partsKept(admin, this.reference)).toBe(0);
  }
}

/** Lives one application by a seed: it ends submitted or cancelled, once, with nothing lost that was answered as saved. */
export const walkApplication = async (world: World, seed: number): Promise<WalkEnd> => {
  const random = seeded(seed);
  const walk = new Walk(world, random, seed);
  const count = async () =>
    (await world.app.admin.query('select count(*)::int as n from applicant_draft')).rows[0].n;
  const before = await count();
  try {
    await walk.begin();
    const steps = 6 + random.below(14);
    for (let at = 0; at < steps && !walk.end; at += 1) await walk.step();
    if (!walk.end) await walk.finish();
    await walk.verify();
    expect((await count()) - before, 'applications that were begun').toBe(1);
    if (!walk.end) throw new Error('It has not ended');
    return walk.end;
  } catch (error) {
    if (error instanceof Error) error.message = `seed ${seed}, ${walk.done.join(' > ')}: ${error.message}`;
    throw error;
  } finally {
    world.line.lose();
  }
};
