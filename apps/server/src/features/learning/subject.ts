import {
  KNOWLEDGE_LEVELS,
  type KnowledgeLevel,
  type KnowledgeSubject,
  SUBJECT_KINDS,
} from '@rondo/domain/knowledge/access';

/** A subject out of its stored text; the rules wrote it. */
export function subjectOf(key: string): KnowledgeSubject {
  const [head = '', id = ''] = key.split(':');
  const kind = SUBJECT_KINDS.find((one) => one === head);
  if (!kind) throw new Error(`unknown subject ${key}`);
  return { kind, id };
}

export function levelOf(text: string): KnowledgeLevel {
  const level = KNOWLEDGE_LEVELS.find((one) => one === text);
  if (!level) throw new Error(`unknown level ${text}`);
  return level;
}
