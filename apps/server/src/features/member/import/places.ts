import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError } from '../../../platform/errors.ts';
import { writeHistory, writerOf } from '../../../platform/history.ts';
import { insertDepartments } from '../../department/index.ts';
import * as q from './import.queries.ts';

interface Department {
  id: string;
  name: string;
  lineage: string;
}

/** The departments of a company by path, as files name them: without regard to case. The root has the empty path. */
export interface DepartmentPlaces {
  root: Department;
  /** Every path, the company by its name. */
  paths(): string[];
  /** A path without the company's own name in front. */
  plain(path: string): string;
  at(path: string): Department | null;
  /** The levels of a path that do not exist yet, from above. */
  missing(path: string): string[];
  /** Enters a department that is made; gives its place behind its siblings. */
  add(path: string, department: Department, parent: Department): number;
}

export async function departmentPlaces(db: Db, companyId: string): Promise<DepartmentPlaces> {
  const rows = await q.departments(db, companyId).execute();
  const pathOf = new Map<string, string>();
  const known = new Map<string, Department>();
  const last = new Map<string, number>();
  for (const { id, parent_id, name, lineage, sort } of rows) {
    if (parent_id !== null) last.set(parent_id, Math.max(last.get(parent_id) ?? 0, sort));
    const above = parent_id === null ? null : pathOf.get(parent_id);
    const path = parent_id === null ? '' : above ? `${above}/${name}` : name;
    pathOf.set(id, path);
    known.set(path.toLowerCase(), { id, name, lineage });
  }
  const root = known.get('');
  if (!root) throw new Error('a company without its department');
  const at = (path: string): Department | null => known.get(path.toLowerCase()) ?? null;
  return {
    root,
    paths: () => [root.name, ...[...pathOf.values()].filter((path) => path !== '').toSorted()],
    at,
    plain(path) {
      const [first = '', ...rest] = path.split('/');
      return first.toLowerCase() === root.name.toLowerCase() && !at(first) ? rest.join('/') : path;
    },
    missing: (path) => levels(path).filter((level) => at(level) === null),
    add(path, department, parent) {
      known.set(path.toLowerCase(), department);
      const sort = (last.get(parent.id) ?? 0) + 1;
      last.set(parent.id, sort);
      return sort;
    },
  };
}

/** `a/b/c` gives `a`, `a/b`, `a/b/c`. */
function levels(path: string): string[] {
  const segments = path === '' ? [] : path.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** A department's own step in a lineage: the chance part of its UUIDv7 and a dot, as the root's. */
const segment = (id: string): string => `${id.slice(-12)}.`;

/** Makes the departments that the paths need and that are not there yet, behind their siblings. */
export async function makeDepartments(
  tx: Tx,
  asking: Actor,
  paths: Iterable<string>,
): Promise<{ places: DepartmentPlaces; made: { id: string; name: string }[] }> {
  await q.holdRoot(tx.db, tx.companyId).execute();
  const places = await departmentPlaces(tx.db, tx.companyId);
  const made = [];
  for (const path of paths) {
    for (const level of places.missing(path)) {
      const cut = level.lastIndexOf('/');
      const parent = places.at(cut < 0 ? '' : level.slice(0, cut));
      if (!parent) throw new AppError('STALE');
      const id = tx.newId();
      const department = {
        company_id: tx.companyId,
        id,
        name: level.slice(cut + 1),
        lineage: `${parent.lineage}${segment(id)}`,
      };
      made.push({ ...department, parent_id: parent.id, sort: places.add(level, department, parent) });
    }
  }
  // The dry run said so already; the permission may have gone since.
  if (made.length > 0 && !asking.codes.has('frame_dept')) throw new AppError('FORBIDDEN');
  if (made.length > 0) await insertDepartments(tx.db, made).execute();
  await writeHistory(
    tx.db,
    writerOf(tx),
    made.map(({ id, name }) => ({ kind: 'department', id, name, event: 'imported' })),
  );
  return { places, made: made.map(({ id, name }) => ({ id, name })) };
}
