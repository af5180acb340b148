import { createHash } from 'node:crypto';
import { DOCUMENT_TYPES } from '@rondo/domain/document';
import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { documentType } from './document-type.ts';
import * as q from './file.queries.ts';
import { fileName } from './file-name.ts';
import { storeKey } from './file-refs.ts';

/** A document that was looked at and is entered nowhere yet. */
interface Document {
  /** As it was sent, without what could mislead. */
  name: string;
  mime: string;
  bytes: Buffer;
  hash: Buffer;
}

/** What is known of a document that was sent; refuses what cannot be attached. */
export function readDocument(sent: string | undefined, bytes: Buffer): Document {
  const name = fileName(sent, LIMIT.name.document, 'document');
  const mime = DOCUMENT_TYPES[documentType(name, bytes)];
  return { name, mime, bytes, hash: createHash('sha256').update(bytes).digest() };
}

/** Puts a document into the store exactly as it came and enters it, in the caller's transaction; its id. */
export async function enterDocument(
  tx: Tx,
  store: FileStore,
  { name, mime, bytes, hash }: Document,
  memberId: string,
): Promise<string> {
  const id = tx.newId();
  // As with pictures: the nightly sweep may be about to remove the same content that was entered nowhere.
  await q.lockContents(tx.db, tx.companyId, [hash]).execute();
  await store.put(storeKey(tx.companyId, hash), bytes, mime);
  await q
    .insert(tx.db, [
      {
        ...{ company_id: tx.companyId, id, sha256: hash, thumb_sha256: null, name, mime },
        ...{ size_bytes: bytes.length, width: null, height: null },
        ...{ source: 'picked', taken_at: null, created_by: memberId, created_at: tx.now() },
      },
    ])
    .execute();
  return id;
}
