-- A role may require a second factor of everybody who has it: by default a staff role that approves, moves money or gives rights.
alter table access_role add column requires_second_factor boolean not null default false;
-- As domain/access/rights/weightOf.ts has it. Of permissions that follow from a role's name, these names give weighty ones.
update access_role set requires_second_factor = true where not is_external and (
  permissions && '{FM_EDIT_RS,HC_PROTECT_CREATE,PT_EDIT,UR_CREATE,UR_EDIT,UM_CREATE_ACCESS_ROLE,UM_EDIT_ACCESS_ROLE}'::text[]
  or name in ('HCPC_LOYALTY_EDIT', 'HCPC_SBO_REVIEW', 'HCPC_ANTIFRAUD_REVIEW'));
