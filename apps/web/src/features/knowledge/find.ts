import { knowledgeApi } from '@rondo/contract/knowledge';
import { type FindObjects, QUIET } from '../../shared/finding.ts';
import { call } from '../../shared/http/http.ts';
import { openLink } from './links.ts';

/** Folders, files and links by their name, introduction, tags and what files say. */
export const find: FindObjects = async (text) => {
  const { list } = await call(knowledgeApi.list, { set: 'all', keyword: text, size: 10 }, QUIET);
  const findings = list.map((node) => ({
    ...{ key: node.id, label: node.name, hint: node.owner.name },
    to: openLink(node),
  }));
  return [{ key: 'knowledge', labelKey: 'knowledge.title', findings }];
};
