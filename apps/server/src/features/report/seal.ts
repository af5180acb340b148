import { createHash } from 'node:crypto';
import { canonicalJson } from '@rondo/domain/canonical-json';
import type { Language } from '@rondo/domain/language';
import type { Db } from '../../platform/db/company-db.ts';
import { sealedRecord } from '../record/index.ts';

/** The facts of a record as one JSON text and its SHA-256; null: there is no such record. */
export async function sealOfRecord(db: Db, companyId: string, recordId: string) {
  const sealed = await sealedRecord(db, companyId, recordId);
  if (!sealed) return null;
  const json = canonicalJson(sealed.facts);
  return { ...sealed, json, sha256: createHash('sha256').update(json).digest() };
}

/** What a report's code leads to. */
interface Sealed {
  companyId: string;
  recordId: string;
  /** 64 hexadecimal digits. */
  hash: string;
  language: Language;
}

/** Where a seal is compared: the page reads what stands behind `#`, which reaches no server's log. */
export const sealAddress = (origin: string, { companyId, recordId, hash, language }: Sealed): string =>
  `${origin}/web/verify#c=${companyId}&r=${recordId}&h=${hash}&l=${language}`;
