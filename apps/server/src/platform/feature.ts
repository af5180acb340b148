import type { DB } from './db/schema.gen.ts';
import type { Binding } from './http/binding.ts';
import type { AnyImport } from './import/definition.ts';
import type { Job } from './job.ts';
import type { LiveHub } from './live/hub.ts';
import type { Subscription } from './outbox/subscription.ts';
import type { Settings } from './settings.ts';
import type { FileStore } from './store/file-store.ts';

/** What a feature may hold on to besides the database. */
export interface Deps {
  settings: Settings;
  store: FileStore;
  live: LiveHub;
  /** What all features import from tables. */
  imports: readonly AnyImport[];
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
  jobs?: Part<Job, Omit<Deps, 'live'>>;
  /** What it hears of others. */
  subscriptions?: readonly Subscription[];
  /** What of it can come from a table. */
  imports?: Part<AnyImport, Pick<Deps, 'settings'>>;
}

/** Types a feature where it is written. */
export const defineFeature = (feature: Feature): Feature => feature;

/** One kind of part of all features, in the order of the features. */
export const gather = <T, D>(parts: readonly (Part<T, D> | undefined)[], deps: D): T[] =>
  parts.flatMap((part) => (typeof part === 'function' ? part(deps) : (part ?? [])));
