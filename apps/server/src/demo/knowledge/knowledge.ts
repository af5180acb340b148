import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@rondo/domain/civil-time';
import { knowledgeTypeOf } from '@rondo/domain/knowledge/file-type';
import { searchOf } from '../../features/knowledge/index.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { repositoryRoot } from '../../platform/repository-root.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import type { House } from '../house.ts';
import { insertRows } from '../insert-rows.queries.ts';
import { idAt } from '../numbers.ts';
import type { DemoMember } from '../people.ts';
import { keyOf } from '../pictures/keep.ts';
import { handbookPdf } from './handbook-pdf.ts';
import { DEMO_KNOWLEDGE } from './tree.ts';

interface Given {
  companyId: string;
  house: House;
  /** Whose everything is, and when it came. */
  by: DemoMember;
  at: Date;
  /** Civil day of the company. */
  today: string;
}

type Folder = (typeof DEMO_KNOWLEDGE)[number];
type File = Extract<Folder['children'][number], { kind: 'file' }>;

/** Fills the knowledge base: three folders for everybody, and a closed one. */
export async function writeKnowledge(db: Db, store: FileStore, given: Given): Promise<void> {
  for (const folder of DEMO_KNOWLEDGE) await writeFolder(db, store, folder, given);
}

async function writeFolder(db: Db, store: FileStore, folder: Folder, given: Given): Promise<void> {
  const id = idAt(given.at);
  const { language } = given.house;
  await insertRows(db, 'knowledge_node', [
    {
      ...nodeOf(given, { id, parentId: null, lineage: [id] }),
      ...{ kind: 'folder', ...wordsOf(folder.name[language], folder.introduction[language]) },
      ...(folder.isClosed ? { mode: 'own', boundary_id: id } : { mode: 'inherit', boundary_id: null }),
    },
  ]);
  const boundary = folder.isClosed ? id : null;
  for (const child of folder.children) {
    const childId = idAt(given.at);
    const node = { ...nodeOf(given, { id: childId, parentId: id, lineage: [id, childId] }), boundary_id: boundary };
    const introduction = child.introduction[language];
    if (child.kind === 'link') {
      const words = { ...wordsOf(child.name[language], introduction), mode: 'inherit' };
      await insertRows(db, 'knowledge_node', [{ ...node, ...words, kind: 'link', url: child.url[language] }]);
    } else await writeFile(db, store, child, { ...given, node, introduction });
  }
}

interface NodeParts {
  node: ReturnType<typeof nodeOf>;
  introduction: string;
}

async function writeFile(db: Db, store: FileStore, file: File, given: Given & NodeParts): Promise<void> {
  const { companyId, house, by, at, today, node, introduction } = given;
  const bytes = await bytesOf(file, given);
  const sha256 = createHash('sha256').update(bytes).digest();
  const name = `${file.name[house.language]}.${file.ending}`;
  const tags = file.tags[house.language];
  const mime = knowledgeTypeOf(name)?.mime ?? '';
  await store.put(keyOf(companyId, sha256), bytes, mime);
  const [fileId, versionId] = [idAt(at), idAt(at)];
  const made = { company_id: companyId, created_by: by.id, created_at: at };
  const size = { size_bytes: bytes.length };
  await insertRows(db, 'file', [
    { ...made, ...size, id: fileId, sha256: `\\x${sha256.toString('hex')}`, name, mime, source: 'picked' },
  ]);
  await insertRows(db, 'knowledge_node', [
    {
      ...{ ...node, ...wordsOf(name, introduction, tags), ...size, mode: 'inherit', kind: 'file' },
      ...{ version_id: versionId, ending: file.ending },
      allows_download: !file.isKept,
      review_on: file.reviewInDays === undefined ? null : addDays(today, file.reviewInDays),
    },
  ]);
  await insertRows(db, 'knowledge_version', [
    { ...made, ...size, id: versionId, node_id: node.id, number: 1, file_id: fileId, name, comment: '' },
  ]);
  const use = { company_id: companyId, file_id: fileId, object_kind: 'knowledge', object_id: node.id, shop_id: null };
  await insertRows(db, 'file_use', [use]);
  // The worker reads them as it reads what people bring.
  const text = { version_id: versionId, node_id: node.id, state: 'queued', passages: 0, tries: 0, queued_at: at };
  await insertRows(db, 'knowledge_text', [{ company_id: companyId, ...text }]);
}

/** What a node is called, and what it is found by. */
const wordsOf = (name: string, introduction: string, tags: string[] = []) => ({
  ...{ name, introduction, tags, search: searchOf({ name, introduction, tags }) },
});

/** What every node has; whose it is and where it lies. */
const nodeOf = ({ companyId, by, at }: Given, place: { id: string; parentId: string | null; lineage: string[] }) => ({
  ...{ company_id: companyId, id: place.id, parent_id: place.parentId, lineage: place.lineage },
  ...{ owner_id: by.id, created_at: at, updated_at: at, updated_by: by.id },
  ...{ allows_download: true, views: 0, rev: 0 },
});

async function bytesOf({ from, ending }: File, { house, at }: Given): Promise<Buffer> {
  const folder = join(repositoryRoot(), 'apps', 'server', 'demo-data', house.key, 'knowledge');
  const text = await readFile(join(folder, `${from}.${ending === 'csv' ? 'csv' : 'md'}`), 'utf8');
  return ending === 'pdf' ? handbookPdf(text, { at, language: house.language }) : Buffer.from(text);
}
