import { knowledgeTextApi, synonymApi } from '@rondo/contract/knowledge-text';
import { type Binding, bind } from '../../platform/http/binding.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { again } from './actions/again.ts';
import { search } from './actions/search.ts';
import { create, edit, list, remove } from './actions/synonyms.ts';

export const knowledgeTextRoutes = ({ model }: { model: LanguageModel | null }): Binding[] => [
  ...bind(knowledgeTextApi, { search: (context, input) => search(context, input, model), again }),
  ...bind(synonymApi, { list, create, edit, remove }),
];
