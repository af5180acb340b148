import { nounsInOrder } from '@rondo/domain/brought';
import { FOUND } from './features.gen.ts';
import { type Deps, type Feature, gather, type Held } from './platform/feature.ts';

/** The order in which the API document lists the features; what it does not name comes after, by name. It matters to nothing else. */
const ORDER =
  'session account preference department member application company dissolution handover audit access role rectification task today inspection shop template file snapshot record statistics message delivery maintenance import job people process code invite';

/** Every feature of the server: each `<noun>.feature.ts` is one. */
export const FEATURES: readonly Feature[] = nounsInOrder(ORDER.split(' '), FOUND);

const orphanChecks = FEATURES.flatMap((feature) => feature.orphanChecks ?? []);

/** What features bring to each other, as those that use it receive it. */
const BROUGHT = {
  inHand: FEATURES.flatMap((feature) => feature.inHand ?? []),
  explained: FEATURES.flatMap((feature) => feature.explained ?? []),
  menuCounts: FEATURES.flatMap((feature) => feature.menuCounts ?? []),
  orphanChecks,
  integrity: gather(
    FEATURES.map((feature) => feature.integrity),
    { orphanChecks },
  ),
};

/** Who listens to which event. */
export const subscriptions = FEATURES.flatMap((feature) => feature.subscriptions ?? []);

function withBrought(held: Held): Deps {
  const imports = gather(
    FEATURES.map((feature) => feature.imports),
    held,
  );
  const deps = { ...held, ...BROUGHT, imports, subscriptions, commands: () => bindings(held) };
  const works = gather(
    FEATURES.map((feature) => feature.works),
    deps,
  );
  return { ...deps, works };
}

/** Every endpoint of the product with its action. */
export const bindings = (held: Held) =>
  gather(
    FEATURES.map(({ routes }) => routes),
    withBrought(held),
  );

/** Queue and clock work. */
export const jobs = (held: Held) =>
  gather(
    FEATURES.map((feature) => feature.jobs),
    withBrought(held),
  );

/** What holds at any time, of all features. */
export const integrityChecks = BROUGHT.integrity;
