import type { Endpoint, Input, Output } from '@rondo/contract/kit/endpoint';
import type { RoleKey } from '@rondo/domain/role';
import type { App } from '../src/app.ts';
import type { CompanyStart } from '../src/features/company/index.ts';
import type { CallOptions, Identity } from './client.ts';

/** A member who is signed in and calls as themself. */
export interface Person extends Identity {
  name: string;
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Output<E>>;
}

/** A company with what a test needs in it. */
export interface Company {
  id: string;
  start: CompanyStart;
  owner: Person;
  /** Names only what matters: a role, and where they work. Without `scope` a member sees all shops if their role's tier is all, none else. */
  member(options?: {
    role?: RoleKey;
    name?: string;
    shopIds?: string[];
    groupIds?: string[];
    scopeAll?: boolean;
  }): Promise<Person>;
  group(name: string, parentId?: string): Promise<string>;
  shop(options?: {
    name?: string;
    address?: string;
    groupId?: string;
    managerIds?: string[];
    state?: 'open' | 'preparing' | 'closed';
    timeZone?: string;
  }): Promise<string>;
}

/** The whole product on a database of its own, behind a real port, with a clock that the test moves. */
export interface World {
  base: string;
  /** Where uploaded files lie. */
  dataDir: string;
  app: App;
  /** The clock of the server. */
  clock: {
    now: () => Date;
    set: (at: Date | string) => void;
    advance: (ms: number) => void;
    /** The second is over for which it is remembered who somebody is and what they may do: a change of it is felt. */
    refreshActors: () => void;
  };
  company(options?: { name?: string; timeZone?: string }): Promise<Company>;
  call<E extends Endpoint>(
    endpoint: E,
    input: Input<E>,
    who?: Identity | null,
    options?: CallOptions,
  ): Promise<Output<E>>;
  /** Lets the worker handle every event that is there. */
  settle(): Promise<void>;
  /** SQL as the owner of the tables, for what no door shows. */
  sql<T extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<T[]>;
  stop(): Promise<void>;
}
