import type { Endpoint, Input, Output } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import type { DomainEvent, EventPayloads } from '@rondo/domain/event';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Tx } from '../../../platform/context.ts';
import type { Deps } from '../../../platform/feature.ts';
import type { Binding } from '../../../platform/http/binding.ts';
import { makeTx } from '../../../platform/make-context.ts';
import { newSampleId } from '../../../platform/sample-rows.ts';

/** What the sample is made with: the transaction of its work, and what all features bring. */
export interface Stage extends Pick<Deps, 'subscriptions' | 'store'> {
  tx: Tx;
  /** Every endpoint with its action. */
  commands: readonly Binding[];
  /** Whoever loads the sample. */
  owner: Actor;
}

/** Of those who hear of events only these do their work for the sample: it is counted nowhere and told to nobody. */
const HEARD = ['record.rectifications', 'shop.last-inspection', 'knowledge-text.queue'];

/** A transaction in which everything that is made at a time is of the sample. */
export function sampleTx({ tx, subscriptions, owner }: Omit<Stage, 'store' | 'commands'>, who: Actor, at: Date): Tx {
  const caller = { now: () => at, newId: () => newSampleId(at), language: owner.language, requestId: tx.requestId };
  const own = makeTx({ ...caller, ip: '', device: '' }, tx.db, tx.companyId, who);
  return { ...own, emit: (event, payload) => hear(event, payload) };

  async function hear<E extends DomainEvent>(event: E, payload: EventPayloads[E]): Promise<void> {
    // Each handler is typed by its event in `on`, and so takes the payload of that event.
    for (const one of subscriptions)
      if (one.event === event && HEARD.includes(one.name)) await one.handle({ ...own, emit: hear }, payload as never);
  }
}

/** Gives a command as somebody of the sample would have, at a time in the past: by its contract, its permissions and its rules. */
export async function act<E extends Endpoint>(
  stage: Stage,
  { who, at }: { who: Actor; at: Date },
  endpoint: E,
  input: Input<E>,
): Promise<Output<E>> {
  const command = stage.commands.find((one) => one.endpoint === endpoint);
  if (!command) throw new Error(`no action for ${endpoint.path}`);
  const tx = sampleTx(stage, who, at);
  const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => work(tx);
  const context: Context = { ...tx, actor: who, change: within, once: (_requestId, _name, work) => within(work) };
  // The contract has parsed the input, and what the action answers is typed by it where the feature is bound.
  return command.action(context, endpoint.input.parse(input) as never, NO_WIRE as never) as Promise<Output<E>>;
}

/** There is no request behind a command of the sample: only what reads none can be given. */
const NO_WIRE = {};

/** What a command asks for that must happen once. */
export const requestId = (): string => uuidv7();
