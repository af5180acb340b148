import type { DB } from './db/schema.gen.ts';
import type { EdgeHub } from './edge/edge-hub.ts';
import type { Explained } from './explained.ts';
import type { Binding } from './http/binding.ts';
import type { AnyImport } from './import/definition.ts';
import type { InHand, OrphanCheck } from './in-hand.ts';
import type { IntegrityCheck } from './integrity.ts';
import type { Job } from './job.ts';
import type { LiveHub } from './live/hub.ts';
import type { LongWork } from './long-work.ts';
import type { MediaLink } from './media/media-link.ts';
import type { MenuCount } from './menu-count.ts';
import type { LanguageModel } from './model/language-model.ts';
import type { Subscription } from './outbox/subscription.ts';
import type { Secrets } from './sealed-secret.ts';
import type { Settings } from './settings.ts';
import type { FileStore } from './store/file-store.ts';

/** What the process holds on to besides the database. */
export interface Held {
  settings: Settings;
  store: FileStore;
  live: LiveHub;
  media: MediaLink;
  edges: EdgeHub;
  secrets: Secrets;
  /** Null: none is configured. */
  model: LanguageModel | null;
  /** A model that answers questions about pictures; null: none is configured. */
  vision: LanguageModel | null;
}

/** What a feature receives: what the process holds, and what all features bring. */
export interface Deps extends Held {
  /** What all features import from tables. */
  imports: readonly AnyImport[];
  /** The kinds of background work of all features. */
  works: readonly LongWork[];
  /** What of all features somebody can have in hand. */
  inHand: readonly InHand[];
  /** What the access explainer knows of all features. */
  explained: readonly Explained[];
  /** How objects of all features that nobody can go on with are found. */
  orphanChecks: readonly OrphanCheck[];
  /** What of all features holds at any time. */
  integrity: readonly IntegrityCheck[];
  /** What all features count in the menu. */
  menuCounts: readonly MenuCount[];
  /** Every endpoint of all features, for work that gives the commands that people give. */
  commands: () => readonly Binding[];
  /** Who of all features listens to which event. */
  subscriptions: readonly Subscription[];
}

/** Parts of a feature as a value, or made from what it holds on to. */
type Part<T, D = Deps> = readonly T[] | ((deps: D) => readonly T[]);

/** Everything that one feature brings to the server; `features.ts` lists them. */
export interface Feature {
  /** The feature's name, as its folder, its contract and its texts have it. */
  noun: string;
  /** Its tables: it alone writes them (decision 0029); each table of the schema has one owner. */
  tables?: readonly (keyof DB)[];
  /** Its endpoints with their actions. */
  routes?: Part<Binding>;
  /** Queue and clock work. */
  jobs?: Part<Job>;
  /** What it hears of others. */
  subscriptions?: readonly Subscription[];
  /** What of it can come from a table. */
  imports?: Part<AnyImport, Pick<Deps, 'settings' | 'secrets'>>;
  /** Its kinds of background work (decision 0031). */
  works?: Part<
    LongWork,
    Pick<Deps, 'settings' | 'imports' | 'store' | 'media' | 'model' | 'vision' | 'commands' | 'subscriptions'>
  >;
  /** What of it a member can have in hand, and how it goes to others when they leave. */
  inHand?: readonly InHand[];
  /** What of it the menu counts. */
  menuCounts?: readonly MenuCount[];
  /** What the access explainer knows of its objects. */
  explained?: readonly Explained[];
  /** How the nightly check finds objects of it that nobody can go on with. */
  orphanChecks?: readonly OrphanCheck[];
  /** What of it holds at any time; checked each night and by `npm run db -- check`. */
  integrity?: Part<IntegrityCheck, Pick<Deps, 'orphanChecks'>>;
}

/** Types a feature where it is written. */
export const defineFeature = (feature: Feature): Feature => feature;

/** One kind of part of all features, in the order of the features. */
export const gather = <T, D>(parts: readonly (Part<T, D> | undefined)[], deps: D): T[] =>
  parts.flatMap((part) => (typeof part === 'function' ? part(deps) : (part ?? [])));
