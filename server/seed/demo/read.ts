import type pg from 'pg';
import type { ApplicationStatus, WorkflowStatus } from '#domain/review/applicationStatus.ts';

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

const PARTNERS = `select p.id, p.name, p.status, p.workflow_status as workflow, p.business_entity as entity,
    p.is_partner_brand as "isBrand", p.hsis_code as "hsisCode", p.start_date::text as "startDate", p.submitted_by as "submittedBy",
    p.created_at as "createdAt", p.updated_at as "updatedAt", p.version,
    (select count(*)::int from merchant m where m.partner_id = p.id) as "storeCount"
  from partner p where p.created_by = 'seed' order by p.id`;
const STORES = `select m.id, m.partner_id as "partnerId", m.name, m.status, m.workflow_status as workflow, m.segment,
    m.region_id as "regionId", m.city_id as "cityId", m.is_same_bank as "isSameBank", m.is_same_contact as "isSameContact",
    m.submitted_by as "submittedBy", m.created_at as "createdAt", m.updated_at as "updatedAt", m.version,
    row_number() over (partition by m.partner_id order by m.id)::int as n
  from merchant m where m.created_by = 'seed' order by m.id`;

/** The seeded partners, the oldest first. */
export const readPartners = async (client: pg.ClientBase): Promise<DemoPartner[]> =>
  (await client.query<DemoPartner>(PARTNERS)).rows;

/** The seeded stores, the oldest first. */
export const readStores = async (client: pg.ClientBase): Promise<DemoStore[]> =>
  (await client.query<DemoStore>(STORES)).rows;
