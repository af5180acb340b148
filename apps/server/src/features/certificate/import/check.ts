import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Checked } from '../../../platform/import/definition.ts';
import type { Source } from '../../../platform/import/source.ts';
import { inSlices } from '../../../platform/table/in-slices.ts';
import { dayOrderOf } from '../../../platform/table/read-day.ts';
import { nameOf } from '../name-of.ts';
import type { ImportField } from './fields.ts';
import { holdersOf } from './holders.ts';
import { known } from './known.ts';
import { type Plan, type PlannedRow, sameKey } from './plan.ts';
import { type ReadRow, type RowFault, readRow } from './read-row.ts';

/** What an import would do, row by row. Reads, writes nothing. */
export async function checkCertificates(
  { db, actor, language }: Context,
  source: Source<ImportField>,
): Promise<Checked<ImportField, Plan>> {
  const faults: RowFault[] = [];
  const order = dayOrderOf(source.rows.flatMap(({ textOf }) => [textOf('issuedOn'), textOf('validUntil')]));
  const read: ReadRow[] = [];
  await inSlices(source.rows, (row) => void read.push(readRow(row, order, faults)));
  const holderOf = await holdersOf(db, actor, read);
  const rows = read.flatMap((one): PlannedRow[] => {
    const { shop: _shop, code: _code, person: _person, mobile: _mobile, ...row } = one;
    const found = holderOf(one);
    if ('holder' in found) {
      const { name: holder, ...ids } = found.holder;
      return [{ ...row, ...ids, holder }];
    }
    const isTold = faults.some((fault) => fault.row === row.row && fault.fault === 'holder');
    if (!isTold) faults.push({ row: row.row, ...found.fault });
    return [];
  });
  refuseRepeats(rows, faults);
  const wrong = new Set(faults.map(({ row }) => row));
  const right = rows.filter(({ row }) => !wrong.has(row));
  const there = await known(db, actor.companyId, right);
  const duplicates = right.flatMap((row) => {
    const one = there.get(sameKey(row));
    const name = `${row.holder} ${nameOf(row, language)}`;
    return one ? [{ row: row.row, name, id: one.id, message: translate(language, 'certificate.importing.there') }] : [];
  });
  return {
    faults: faults.map(({ row, field, value, fault }) => ({
      ...{ row, field, value },
      message: translate(language, `certificate.importFault.${fault}`),
    })),
    warnings: [],
    duplicates,
    ready: right.length - duplicates.length,
    creates: [],
    notes: [],
    shown: () => ({}),
    plan: { columns: [...source.fields], rows: right },
  };
}

/** The same certificate twice in a file: the later row is wrong. */
function refuseRepeats(rows: readonly PlannedRow[], faults: RowFault[]): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const key = sameKey(row);
    if (seen.has(key)) faults.push({ row: row.row, field: 'number', value: row.number, fault: 'twice' });
    seen.add(key);
  }
}
