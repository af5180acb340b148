import { SAMPLE_UUID_VERSION, sampleIdOf } from '@rondo/domain/sample-company';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

/** A new id of the sample company, made at a time (decision 0293). */
export const newSampleId = (at: Date): string => sampleIdOf(uuidv7({ msecs: at.getTime() }));

/** Condition: the id in this column is none of the sample company, or null. */
export const isReal = (column: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(uuid_extract_version(${sql.ref(column)}) is distinct from ${sql.lit(SAMPLE_UUID_VERSION)})`;

/** Condition: the id in this column is one of the sample company. */
export const isSample = (column: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(uuid_extract_version(${sql.ref(column)}) = ${sql.lit(SAMPLE_UUID_VERSION)})`;

/** Condition for a list: the ids in this column are none of the sample company, or all of it. */
export const realOrSample = (column: string, real: boolean): RawBuilder<SqlBool> =>
  real ? isReal(column) : isSample(column);
