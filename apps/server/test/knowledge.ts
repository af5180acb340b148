import { knowledgeApi as api } from '@rondo/contract/knowledge';
import type { DuplicateChoice } from '@rondo/domain/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import { pdf } from './document.ts';
import type { Person } from './factories.ts';
import { requestId } from './world.ts';

interface Sent {
  name?: string;
  bytes?: Buffer;
  onDuplicate?: DuplicateChoice;
  comment?: string;
}

/** Begins an upload and sends all of its parts; its id. */
export async function sendParts(by: Person, parentId: string | null, name: string, bytes: Buffer): Promise<string> {
  const sizeBytes = bytes.length;
  const { id, partBytes } = await by.call(api.uploadBegin, { parentId, name, sizeBytes, requestId: requestId() });
  for (let offset = 0; offset < sizeBytes; offset += partBytes) {
    const part = { name: 'part', bytes: bytes.subarray(offset, offset + partBytes) };
    await by.call(api.uploadPart, { uploadId: id, offset }, { files: [part] });
  }
  return id;
}

/** Uploads a file into a folder (null: the top); its id, or null where it was skipped. */
export async function uploadInto(
  by: Person,
  parentId: string | null,
  { name = 'Rules.pdf', bytes = pdf(name), onDuplicate, comment = '' }: Sent = {},
): Promise<{ id: string | null; version: number }> {
  const uploadId = await sendParts(by, parentId, name, bytes);
  const choice = onDuplicate === undefined ? {} : { onDuplicate };
  return by.call(api.uploadFinish, { uploadId, comment, requestId: requestId(), ...choice });
}

/** A file in a folder (null: the top). */
export async function givenFile(by: Person, parentId: string | null, sent: Sent = {}): Promise<string> {
  const { id } = await uploadInto(by, parentId, sent);
  if (id === null) throw new Error('the file was skipped');
  return id;
}

/** A folder in another one (null: the top). */
export const givenFolder = async (by: Person, parentId: string | null, name: string): Promise<string> =>
  (await by.call(api.createFolder, { parentId, name, requestId: requestId() })).id;

/** More than one part, less than two. */
export const TWO_PARTS = LIMIT.knowledge.partBytes + 1000;
