import {
  CHECK_IN_BEFORE_OPENING,
  CHECK_IN_COMBINES,
  CHECK_IN_LAYERS,
  CHECK_IN_METHODS,
  CHECK_IN_OUTSIDE,
  CHECK_IN_REQUIRED,
  type CheckInChoices,
  type CheckInLayer,
  type ResolvedCheckIn,
  resolveCheckIn,
} from '@rondo/domain/check-in';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { CheckInPolicy } from '../../platform/db/schema.gen.ts';
import * as q from './policy.queries.ts';

type Row = Selectable<CheckInPolicy>;

/** What holds for an inspection of a store with a template, and of which layer each part is. */
export async function policyFor(
  db: Db,
  companyId: string,
  { shopId, templateId }: { shopId: string; templateId: string | null },
): Promise<ResolvedCheckIn> {
  const rows = await q.layersOf(db, companyId, shopId, templateId).execute();
  return resolveCheckIn(rows.map((row) => ({ layer: layerOf(row), choices: choicesOf(row) })));
}

/** The database's CHECK keeps each value one of the known ones. */
export function choicesOf(row: Row): CheckInChoices {
  return {
    required: known(CHECK_IN_REQUIRED, row.required),
    methods: row.methods && CHECK_IN_METHODS.filter((method) => row.methods?.includes(method)),
    combine: known(CHECK_IN_COMBINES, row.combine),
    radiusM: row.radius_m,
    outside: known(CHECK_IN_OUTSIDE, row.outside),
    minimumStayMin: row.minimum_stay_min,
    beforeOpening: known(CHECK_IN_BEFORE_OPENING, row.before_opening),
  };
}

export const columnsOf = (choices: CheckInChoices) => ({
  required: choices.required,
  methods: choices.methods,
  combine: choices.combine,
  radius_m: choices.radiusM,
  outside: choices.outside,
  minimum_stay_min: choices.minimumStayMin,
  before_opening: choices.beforeOpening,
});

export function layerOf({ layer }: Pick<Row, 'layer'>): CheckInLayer {
  return known(CHECK_IN_LAYERS, layer) ?? 'company';
}

/** The word as one of the known ones; null where it is none of them. */
export const known = <T extends string>(words: readonly T[], word: string | null): T | null =>
  words.find((one) => one === word) ?? null;
