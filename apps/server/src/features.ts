import { memberRoutes } from './features/member/member.routes.ts';
import { preferenceRoutes } from './features/preference/preference.routes.ts';
import { rectificationJobs } from './features/rectification/rectification.jobs.ts';
import { rectificationRoutes } from './features/rectification/rectification.routes.ts';
import { sessionRoutes } from './features/session/session.routes.ts';
import type { Binding } from './platform/http/binding.ts';
import type { Job } from './platform/job.ts';
import type { Subscription } from './platform/outbox/subscription.ts';
import type { Settings } from './platform/settings.ts';

/** Every endpoint of the product with its action. */
export function bindings(settings: Settings): Binding[] {
  const brand = { ...settings, brandHost: settings.brandHost ?? '', brandTitle: settings.brandTitle ?? '' };
  return [...sessionRoutes(brand), ...preferenceRoutes, ...memberRoutes, ...rectificationRoutes];
}

/** Who listens to which event. */
export const subscriptions: Subscription[] = [];

/** Queue and clock work. */
export const jobs: Job[] = [...rectificationJobs];
