import { signedIn } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';
import { pageRow } from '../../shared/route.ts';

/** The assistant of the knowledge base; what somebody is told is decided file by file. */
export const assistantFeature = defineFeature({
  noun: 'assistant',
  routes: [
    pageRow('/knowledge/assistant', { page: () => import('./pages/assistant-page.tsx'), titleKey: 'assistant.title' }),
    pageRow('/knowledge/unanswered', {
      page: () => import('./pages/unanswered-page.tsx'),
      titleKey: 'assistant.unanswered.title',
    }),
  ],
  states: {
    assistant_message: {
      streaming: ['clock', 'wait'],
      done: ['check', 'ok'],
      stopped: ['bar', 'mute'],
      failed: ['bar', 'bad'],
      incomplete: ['clock', 'warn'],
    },
    unanswered_question: {
      open: ['dashed', 'warn'],
      assigned: ['clock', 'wait'],
      answered: ['check', 'ok'],
      dismissed: ['bar', 'mute'],
    },
  },
  counters: [
    {
      value: 'unansweredCount',
      badgeOn: 'staffGrowUp',
      countOn: 'knowledge',
      opens: '/knowledge/unanswered?state=open&state=assigned',
    },
  ],
  actions: [{ key: 'assistant', labelKey: 'assistant.title', to: '/knowledge/assistant', needs: signedIn }],
});
