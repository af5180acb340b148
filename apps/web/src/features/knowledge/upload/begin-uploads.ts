import { knowledgeApi } from '@rondo/contract/knowledge';
import { KNOWLEDGE_FILES, knowledgeFileFault } from '@rondo/domain/knowledge/file-type';
import { LIMIT } from '@rondo/domain/limit';
import { v7 as uuidv7 } from 'uuid';
import { call, failureWords } from '../../../shared/http/http.ts';
import { queryClient, refetchNouns } from '../../../shared/http/query.ts';
import type { Translate } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { PickedFile } from './dropped-files.ts';
import { newUpload, sendWaiting } from './send-uploads.ts';
import { addUploads, allUploads, putUpload, type Upload, uploadOf } from './upload-store.ts';

/** What systems put into folders by themselves. */
const LEFT_OUT = /^(\..*|Thumbs\.db|desktop\.ini)$/i;
const QUIET = { hideErrors: true, isShown: true } as const;

/** Why so many files are not taken; null: they are. A folder may hold more than are picked at once. */
function tooMany(picked: readonly PickedFile[], t: Translate): string | null {
  const loose = picked.filter(({ path }) => path.length === 0).length;
  if (loose > KNOWLEDGE_FILES) return t('knowledge.upload.tooMany', { max: KNOWLEDGE_FILES, count: loose });
  const most = LIMIT.knowledge.uploads;
  return picked.length > most ? t('knowledge.upload.tooManyInFolder', { max: most, count: picked.length }) : null;
}

/** Takes files into a folder (null: the top), with the folders that they were picked in. What cannot be taken says why in the list. */
export async function beginUploads(all: readonly PickedFile[], folderId: string | null, t: Translate): Promise<void> {
  const picked = all.filter(({ file }) => !LEFT_OUT.test(file.name));
  const refused = tooMany(picked, t);
  if (refused !== null) return toast.error(refused);
  const added = picked.map(({ file, path }) => {
    const fault = faultOf(file, t);
    const known = fault === null ? {} : { fault, state: 'failed' as const };
    return { path, one: newUpload(file, { parentId: folderId, path: path.join(' / ') }, known) };
  });
  addUploads(added.map(({ one }) => one));
  const keyed = new Map(added.map(({ path, one }) => [one.key, path]));
  const paths = new Map([...keyed.values()].map((path) => [path.join('/'), path]));
  for (const path of [...paths.values()].toSorted((a, b) => a.length - b.length)) {
    const keys = [...keyed].filter(([, of]) => of.join('/') === path.join('/')).map(([key]) => key);
    await intoFolder(keys, path, folderId);
  }
  if (paths.size > 1 || !paths.has('')) await refetchNouns(queryClient, ['knowledge']);
}

/** In the reader's words why a file is not taken; null: it is. */
function faultOf({ name, size }: File, t: Translate): string | null {
  const fault = knowledgeFileFault(name, size);
  if (fault?.why === 'size') return t('knowledge.upload.tooBig', { mb: fault.mb });
  if (fault) return t(fault.why === 'type' ? 'knowledge.upload.wrongType' : 'knowledge.upload.emptyFile');
  return name.length > LIMIT.name.file ? t('knowledge.upload.nameTooLong', { max: LIMIT.name.file }) : null;
}

/** Makes the folders of some uploads, asks which names are taken there, and sends the others. */
async function intoFolder(keys: readonly string[], path: readonly string[], folderId: string | null): Promise<void> {
  const live = keys.filter((key) => uploadOf(key)?.state === 'checking');
  if (live.length === 0) return;
  try {
    const parentId = await folderAt(path, folderId);
    for (const key of live) putUpload(key, { parentId });
    await checkNames(live, parentId);
  } catch (cause) {
    for (const key of live) putUpload(key, { state: 'failed', fault: failureWords(cause) });
  }
  sendWaiting();
}

async function folderAt(path: readonly string[], folderId: string | null): Promise<string | null> {
  let parentId = folderId;
  for (const name of path) {
    const input = { parentId, name, ifThere: true, requestId: uuidv7() };
    parentId = (await call(knowledgeApi.createFolder, input, QUIET)).id;
  }
  return parentId;
}

async function checkNames(keys: readonly string[], parentId: string | null): Promise<void> {
  for (let from = 0; from < keys.length; from += LIMIT.knowledge.batch) {
    const some = keys.slice(from, from + LIMIT.knowledge.batch).flatMap((key) => uploadOf(key) ?? []);
    const names = some.map(({ name }) => name);
    const { taken } = await call(knowledgeApi.uploadCheck, { parentId, names }, { ...QUIET, keepsMemory: true });
    for (const { key, name } of some) {
      const same = taken.find((one) => one.name.toLowerCase() === name.toLowerCase());
      putUpload(key, same ? { state: 'asking', mayAddVersion: same.mayAddVersion } : { state: 'waiting' });
    }
  }
}

/** What the reader decided about names that are taken. */
export function decideDuplicate(uploads: readonly Upload[], choice: 'both' | 'version' | 'skip'): void {
  for (const { key, mayAddVersion, uploadId } of uploads) {
    // Whoever may not add a version to one of them keeps both there: nothing is lost.
    const onDuplicate = choice === 'version' && !mayAddVersion ? 'both' : choice;
    // What was sent already is ended on the server as well.
    const isLeftOut = onDuplicate === 'skip' && uploadId === null;
    putUpload(key, { onDuplicate, state: isLeftOut ? 'skipped' : 'waiting' });
  }
  sendWaiting();
}

/** Goes on with an upload of an earlier visit; the file has to be chosen again. Answers why it is another one, null when it is not. */
export function goOnWith(
  file: File,
  left: { id: string; name: string; sizeBytes: number; offset: number; parentId: string | null },
  t: Translate,
): string | null {
  if (file.name !== left.name || file.size !== left.sizeBytes)
    return t('knowledge.upload.otherFile', { name: left.name });
  const known = { uploadId: left.id, sentBytes: left.offset, state: 'waiting' as const };
  addUploads([newUpload(file, { parentId: left.parentId, path: '' }, known)]);
  sendWaiting();
  return null;
}

/** Uploads of an earlier visit that no file of this one goes on with. */
export const leftOver = <L extends { id: string }>(there: readonly L[]): L[] =>
  there.filter(({ id }) => !allUploads().some(({ uploadId }) => uploadId === id));
