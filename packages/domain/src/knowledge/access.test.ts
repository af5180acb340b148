import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  KNOWLEDGE_LEVELS,
  KNOWLEDGE_MODES,
  type KnowledgeGrant,
  type KnowledgeReader,
  type KnowledgeRules,
  knowledgeAccess,
  mayDownload,
  readerKeys,
  subjectKey,
} from './access.ts';

const people = ['ann', 'bo', 'cy'];
const grant = fc.oneof(
  fc.record({
    kind: fc.constant('everyone' as const),
    id: fc.constant(''),
    level: fc.constantFrom(...KNOWLEDGE_LEVELS),
  }),
  fc.record({
    kind: fc.constantFrom('department' as const, 'role' as const, 'shop' as const),
    id: fc.constantFrom('1', '2', '3'),
    level: fc.constantFrom(...KNOWLEDGE_LEVELS),
  }),
  fc.record({
    kind: fc.constant('member' as const),
    id: fc.constantFrom(...people),
    level: fc.constantFrom(...KNOWLEDGE_LEVELS),
  }),
);
const lineages = fc
  .array(
    fc.record({
      ownerId: fc.constantFrom(...people, 'gone'),
      mode: fc.constantFrom(...KNOWLEDGE_MODES),
      grants: fc.array(grant, { maxLength: 4 }),
    }),
    { maxLength: 6 },
  )
  .map((nodes): KnowledgeRules[] => nodes.map((node, index) => ({ id: `n${index}`, ...node })));
const someIds = fc.subarray(['1', '2', '3']);
const readers = fc
  .record({
    memberId: fc.constantFrom(...people),
    departmentIds: someIds,
    roleIds: someIds,
    shopIds: someIds,
    managesAll: fc.boolean(),
  })
  .map(({ managesAll, ...of }): KnowledgeReader => ({ memberId: of.memberId, keys: readerKeys(of), managesAll }));

/** The sentences of the specification one after another, for the whole way down, without any shortcut. */
function obvious(lineage: readonly KnowledgeRules[], reader: KnowledgeReader): 'manage' | 'view' | null {
  const has = (grants: readonly KnowledgeGrant[], level: string): boolean =>
    grants.some((one) => one.level === level && reader.keys.has(subjectKey(one)));
  let [manages, views] = [reader.managesAll, true];
  for (const node of lineage) {
    if (node.ownerId === reader.memberId) manages = true;
    if (node.mode === 'inherit') continue;
    if (has(node.grants, 'manage')) manages = true;
    views = has(node.grants, 'view') || has(node.grants, 'manage');
  }
  return manages ? 'manage' : views ? 'view' : null;
}

it('is what the obvious reading of the rules gives, in any tree, for anybody', () => {
  fc.assert(
    fc.property(lineages, readers, (lineage, reader) => {
      expect(knowledgeAccess(lineage, reader)?.level ?? null).toBe(obvious(lineage, reader));
    }),
    { numRuns: 10_000 },
  );
});

const node = (id: string, rest: Partial<KnowledgeRules> = {}): KnowledgeRules => ({
  ...{ id, ownerId: 'gone', mode: 'inherit', grants: [] },
  ...rest,
});
const bo: KnowledgeReader = {
  memberId: 'bo',
  keys: readerKeys({ memberId: 'bo', departmentIds: ['1'], roleIds: [], shopIds: [] }),
  managesAll: false,
};

it('says where it comes from', () => {
  const folder = node('folder', { mode: 'own', grants: [{ kind: 'department', id: '1', level: 'manage' }] });
  const closed = node('closed', { mode: 'own', grants: [{ kind: 'member', id: 'ann', level: 'view' }] });
  expect(knowledgeAccess([node('top')], bo)).toEqual({
    level: 'view',
    source: { why: 'list', nodeId: null, subject: { kind: 'everyone', id: '' } },
  });
  expect(knowledgeAccess([closed, node('file')], bo)).toBe(null);
  expect(knowledgeAccess([folder, closed, node('file')], bo)).toEqual({
    level: 'manage',
    source: { why: 'list', nodeId: 'folder', subject: { kind: 'department', id: '1' } },
  });
  expect(knowledgeAccess([closed, node('mine', { ownerId: 'bo' })], bo)?.source).toEqual({
    why: 'owner',
    nodeId: 'mine',
  });
  expect(knowledgeAccess([closed], { ...bo, managesAll: true })?.source).toEqual({ why: 'administrator' });
});

it('a file is kept by whoever manages it, and by others where its switch allows', () => {
  expect([mayDownload('manage', false), mayDownload('view', true), mayDownload('view', false)]).toEqual([
    true,
    true,
    false,
  ]);
});
