import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import { knowledgeAccess } from '@rondo/domain/knowledge/access';
import type { Context } from '../../../platform/context.ts';
import { wordsOf } from '../../../platform/list.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import * as a from '../access.queries.ts';
import { presentSources, rulesAlong } from '../access-of.ts';
import { managed } from '../find.ts';
import * as q from '../knowledge.queries.ts';

/** Everybody who may open something, by name, each with why. For those who manage it. */
export async function access(
  { db, actor }: Context,
  { id, keyword, size, page }: Parsed<typeof api.access>,
): Promise<Output<typeof api.access>> {
  const { companyId } = actor;
  const row = await managed({ db, actor }, id);
  const [rules, steps, people] = await Promise.all([
    rulesAlong(db, companyId, row.lineage),
    q.along(db, knowledgeEyes(actor), row.lineage).execute(),
    a.everybody(db, companyId).execute(),
  ]);
  const words = wordsOf(keyword.toLowerCase());
  const all = people.flatMap((person) => {
    const reader = { memberId: person.id, keys: new Set(person.keys), managesAll: person.manages_all };
    const found = isCalled(person, words) ? knowledgeAccess(rules, reader) : null;
    return found ? [{ person, ...found }] : [];
  });
  const begin = (page - 1) * size;
  const some = all.slice(begin, begin + size);
  const present = await presentSources(
    db,
    actor,
    { nodeId: id, steps },
    some.map(({ source }) => source),
  );
  return {
    list: some.map(({ person, level, source }) => ({
      member: { id: person.id, name: person.name },
      level,
      source: present(source),
    })),
    ...{ total: all.length, totalIsCapped: false, next: null },
  };
}

const isCalled = ({ name, pinyin }: a.Person, words: readonly string[]): boolean =>
  words.every((word) => name.toLowerCase().includes(word) || pinyin.includes(word));
