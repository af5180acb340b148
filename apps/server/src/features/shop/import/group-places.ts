import type { Actor } from '@rondo/domain/actor';
import { GROUP_PATH_SEPARATOR } from '@rondo/domain/group-path';
import type { Tx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError } from '../../../platform/errors.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import { placeBelow } from '../actions/group.ts';
import * as q from '../group.queries.ts';
import { scopeCoversGroup } from '../policy.ts';

export interface Place {
  id: string;
  path: string;
  lineage: string;
}

/** The groups of a company by path, as imports name them: without regard to case. The root has the empty path. */
export interface GroupPlaces {
  at(path: string): Place | null;
  /** Whether the actor may put shops there, making what is missing of the path. */
  isReached(path: string): boolean;
  /** The levels of a path that do not exist yet, from above. */
  missing(path: string): string[];
  add(place: Place): void;
}

export async function groupPlaces(db: Db, actor: Actor): Promise<GroupPlaces> {
  const known = new Map<string, Place>();
  for (const group of await q.all(db, actor.companyId).execute()) known.set(group.path.toLowerCase(), group);
  const at = (path: string): Place | null => known.get(path.toLowerCase()) ?? null;
  return {
    at,
    isReached(path) {
      const above = ['', ...levels(path)].map(at).findLast((place) => place !== null);
      return above ? scopeCoversGroup(actor, above.lineage) : false;
    },
    missing: (path) => levels(path).filter((level) => at(level) === null),
    add: (place) => known.set(place.path.toLowerCase(), place),
  };
}

/** `a/b/c` gives `a`, `a/b`, `a/b/c`. */
function levels(path: string): string[] {
  const segments = path === '' ? [] : path.split(GROUP_PATH_SEPARATOR);
  return segments.map((_, index) => segments.slice(0, index + 1).join(GROUP_PATH_SEPARATOR));
}

/** Makes the groups that the paths need and that are not there yet; says which these were. */
export async function makeGroups(
  tx: Tx,
  actor: Actor,
  paths: Iterable<string>,
): Promise<{ places: GroupPlaces; made: { id: string; path: string }[] }> {
  await q.lockRoot(tx.db, actor.companyId).execute();
  const places = await groupPlaces(tx.db, actor);
  const made = [];
  for (const path of paths) {
    if (!places.isReached(path)) throw new AppError('STALE');
    for (const level of places.missing(path)) {
      const cut = level.lastIndexOf(GROUP_PATH_SEPARATOR);
      const parent = places.at(cut < 0 ? '' : level.slice(0, cut));
      if (!parent) throw new AppError('STALE');
      const id = tx.newId();
      const name = level.slice(cut + 1);
      const place = placeBelow(parent, { id, name });
      made.push({
        company_id: actor.companyId,
        id,
        parent_id: parent.id,
        name,
        name_pinyin: pinyinOf(name),
        ...place,
      });
      places.add({ id, ...place });
    }
  }
  if (made.length > 0) await q.insert(tx.db, made).execute();
  return { places, made: made.map(({ id, path }) => ({ id, path })) };
}
