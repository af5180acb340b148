import { createHash } from 'node:crypto';
import { canonicalJson } from '@rondo/domain/canonical-json';
import type { Db } from '../../platform/db/company-db.ts';
import { sealedRecord } from '../record/index.ts';

/** The facts of a record as one JSON text and its SHA-256; null: there is no such record. */
export async function sealOfRecord(db: Db, companyId: string, recordId: string) {
  const sealed = await sealedRecord(db, companyId, recordId);
  if (!sealed) return null;
  const json = canonicalJson(sealed.facts);
  return { ...sealed, json, sha256: createHash('sha256').update(json).digest() };
}
