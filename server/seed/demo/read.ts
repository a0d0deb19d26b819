import type pg from 'pg';
import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';
import { columnsOf, type Selected } from '../../db/columns/columnsOf.ts';
import { flag, id, int, moment, text } from '../../db/columns/kinds.ts';

/** A partner of the demo, as the areas that add to it need it. */
export interface DemoPartner {
  id: string;
  name: string;
  status: ApplicationStatus;
  workflow: WorkflowStatus | null;
  entity: string;
  isBrand: boolean;
  hsisCode: string | null;
  startDate: string | null;
  /** Account name of who handed it in. */
  submittedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  storeCount: number;
}

/** A store of the demo. */
export interface DemoStore {
  id: string;
  partnerId: string;
  name: string;
  status: ApplicationStatus;
  workflow: WorkflowStatus | null;
  segment: string | null;
  regionId: string | null;
  cityId: string | null;
  isSameBank: boolean;
  isSameContact: boolean;
  submittedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  /** Counted within its partner, from 1. */
  n: number;
}

const common = (a: 'p' | 'm') => ({
  id: id(`${a}.id`),
  name: text(`${a}.name`),
  status: text(`${a}.status`),
  workflow: text(`${a}.workflow_status`),
  submittedBy: text(`${a}.submitted_by`),
  createdAt: moment(`${a}.created_at`),
  updatedAt: moment(`${a}.updated_at`),
  version: int(`${a}.version`),
});
const PARTNER = columnsOf<DemoPartner>('partner p')({
  ...common('p'),
  entity: text('p.business_entity'),
  isBrand: flag('p.is_partner_brand'),
  hsisCode: text('p.hsis_code'),
  startDate: text('p.start_date::text'),
  storeCount: int('(select count(*)::int from merchant m where m.partner_id = p.id)'),
});
const STORE = columnsOf<DemoStore>('merchant m')({
  ...common('m'),
  partnerId: id('m.partner_id'),
  segment: text('m.segment'),
  regionId: text('m.region_id'),
  cityId: text('m.city_id'),
  isSameBank: flag('m.is_same_bank'),
  isSameContact: flag('m.is_same_contact'),
  n: int('row_number() over (partition by m.partner_id order by m.id)::int'),
});
const PARTNERS = `select ${PARTNER.select} from partner p where p.created_by = 'seed' order by p.id`;
const STORES = `select ${STORE.select} from merchant m where m.created_by = 'seed' order by m.id`;

/** The seeded partners, the oldest first. */
export const readPartners = async (client: pg.ClientBase): Promise<DemoPartner[]> =>
  (await client.query<Selected<DemoPartner>>(PARTNERS)).rows.map(PARTNER.present);

/** The seeded stores, the oldest first. */
export const readStores = async (client: pg.ClientBase): Promise<DemoStore[]> =>
  (await client.query<Selected<DemoStore>>(STORES)).rows.map(STORE.present);
