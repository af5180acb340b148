import type { Shape } from '../shape.ts';
import type { knowledgeTextFeature as zh } from '../zh-CN/knowledge-text.feature.ts';

export const knowledgeTextFeature = {
  error: {
    SYNONYMS_FULL: 'A company keeps at most {max} groups of synonyms',
    SYNONYM_TAKEN: '“{word}” is in another group of synonyms already',
    KNOWLEDGE_TEXT_READ: 'Reading this file did not fail: there is nothing to read again',
  },
  audit: {
    kind: { synonym: 'Synonyms' },
    event: {
      synonym: { created: 'added synonyms', edited: 'changed synonyms', deleted: 'deleted synonyms' },
    },
    field: { words: 'Words' },
  },
} satisfies Shape<typeof zh>;
