import { signedIn } from '@rondo/contract/kit/endpoint';
import { defineFeature } from '../../shared/feature.ts';

/** Signing in is no route of the application: it stands before it (`app/sign-in-start.tsx`). */
export const sessionFeature = defineFeature({
  noun: 'session',
  routes: [
    {
      path: '/403',
      needs: signedIn,
      page: () => import('./pages/forbidden-page.tsx'),
      titleKey: 'error.FORBIDDEN',
      isFallback: true,
    },
    {
      path: '/test',
      needs: signedIn,
      page: () => import('./pages/diagnostics-page.tsx'),
      titleKey: 'profile.diagnostics.title',
      frame: 'bare',
    },
  ],
});
