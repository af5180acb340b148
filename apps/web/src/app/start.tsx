import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '../shared/http/query.ts';
import { joinCounters } from '../shared/session/counters.ts';
import { joinRouter } from '../shared/session/go-to.ts';
import { herePath } from '../shared/session/leave.ts';
import { noteUsed } from '../shared/session/used-here.ts';
import { askOpened } from './ask-opened.ts';
import { COUNTERS } from './counters.ts';
import { joinFeatures } from './join-features.ts';
import { rowAt } from './permitted.ts';
import { createRouter } from './router.tsx';
import { ROUTES } from './routes.tsx';

/** The code of the first page is asked for at once, while the member is being asked for. */
function warmUp(): void {
  const { pathname, search } = new URL(herePath(), window.location.origin);
  const row = rowAt(ROUTES, pathname);
  if (row) askOpened(row, search);
  row?.page().catch((cause: unknown) => console.warn('the code of a page will be asked for again', cause));
}

/** The application behind sign-in. */
export function startApplication(root: Root): void {
  noteUsed();
  warmUp();
  joinFeatures();
  joinCounters(COUNTERS);
  const router = createRouter();
  joinRouter((to) => void router.navigate(to, { replace: true }));
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
