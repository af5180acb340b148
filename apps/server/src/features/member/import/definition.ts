import { LIMIT } from '@rondo/domain/limit';
import { mayGiveScope, mayGrant } from '@rondo/domain/member';
import { translate } from '@rondo/messages';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import { type AnyImport, importOf } from '../../../platform/import/definition.ts';
import { grantedRole } from '../../role/index.ts';
import { type Reach, refuseDissolving, signInUrl } from '../invitation.ts';
import { checkMembers } from './check.ts';
import { IMPORT_FIELDS, type ImportField } from './fields.ts';
import * as q from './import.queries.ts';
import { departmentPlaces } from './places.ts';
import { type Plan, parsePlan } from './plan.ts';
import { undoMembers } from './undo.ts';
import { writeMembers } from './write.ts';

/** Departments and groups that are offered to choose from. */
const OFFERED = 2_000;

/** How members are imported; `reach` says how invitations travel. */
export function memberImport(reach: Reach): AnyImport {
  return importOf<ImportField, Plan>({
    kind: 'member',
    code: 'frame_staff',
    fields: IMPORT_FIELDS,
    maxRows: LIMIT.import.members,
    choices: ['skip', 'overwrite'],
    offers,
    hint: ({ language }, field) => (isHinted(field) ? translate(language, `member.importing.hint.${field}`) : null),
    check: checkMembers,
    parse: parsePlan,
    async prepare({ change }, wire) {
      await change(refuseDissolving);
      return { url: signInUrl(reach, wire) };
    },
    write: (tx, actor, plan, options) => writeMembers(tx, actor, plan, { ...options, reach }),
    undo: undoMembers,
  });
}

/** Roles the reader may give, departments, groups. */
async function offers({ db, actor, language }: Context): Promise<Partial<Record<ImportField, string[]>>> {
  const [roles, places, groups] = await Promise.all([
    q.roles(db, actor.companyId).execute(),
    departmentPlaces(db, actor.companyId),
    q.groups(db, actor.companyId).execute(),
  ]);
  // Only what the reader could give is named.
  const mine = groups.filter(({ lineage }) =>
    mayGiveScope(actor.scope, { kind: 'some', shops: [], lineages: [lineage] }),
  );
  const paths = mine.map((group) => group.path || group.name).toSorted();
  return {
    departments: places.paths().slice(0, OFFERED),
    roles: roles.filter((role) => mayGrant(actor, grantedRole(role))).map((role) => roleName(language, role)),
    scope: [translate(language, 'member.importing.all'), ...paths].slice(0, OFFERED),
  };
}

const isHinted = (field: ImportField): field is 'departments' | 'roles' | 'scope' =>
  field === 'departments' || field === 'roles' || field === 'scope';
