import { mayGrant } from '@rondo/domain/member';
import { type MessageKey, translate } from '@rondo/messages';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { writeXlsx } from '../../../platform/table/write-xlsx.ts';
import { grantedRole } from '../../role/index.ts';
import * as q from '../import/import.queries.ts';
import { IMPORT_FIELDS, type ImportField } from '../import/import-field.ts';
import { departmentPlaces } from '../import/places.ts';
import { sendXlsx } from '../send-xlsx.ts';

/** Departments and groups that are offered to choose from. */
const OFFERED = 2_000;

/** A spreadsheet to fill in, with one example and what may be chosen: roles the reader may give, departments, groups. */
export async function importTemplate({ db, actor, language }: Context, _: unknown, wire: Wire): Promise<unknown> {
  const text = (key: MessageKey): string => translate(language, key);
  const [roles, places, groups] = await Promise.all([
    q.roles(db, actor.companyId).execute(),
    departmentPlaces(db, actor.companyId),
    q.groups(db, actor.companyId).execute(),
  ]);
  const mine = roles.filter((role) => mayGrant(actor, grantedRole(role))).map((role) => roleName(language, role));
  const departments = places.paths().slice(0, OFFERED);
  const scopes = [text('member.importing.all'), ...groups.map((group) => group.path || group.name).toSorted()];
  const choices: Partial<Record<ImportField, string[]>> = {
    departments,
    roles: mine,
    scope: scopes.slice(0, OFFERED),
  };
  const bytes = await writeXlsx(
    {
      name: text('member.importing.sheet'),
      columns: IMPORT_FIELDS.map((field) => ({
        header: text(`member.importing.field.${field}`),
        width: WIDE.has(field) ? 30 : 16,
        ...(choices[field] ? { choices: choices[field] } : {}),
        ...(isHinted(field) ? { hint: text(`member.importing.hint.${field}`) } : {}),
      })),
      rows: [],
    },
    text('member.importing.lists'),
  );
  return sendXlsx(wire, text('member.importing.template'), bytes);
}

const WIDE = new Set<ImportField>(['mail', 'departments', 'roles', 'scope']);

const isHinted = (field: ImportField): field is 'departments' | 'roles' | 'scope' =>
  field === 'departments' || field === 'roles' || field === 'scope';
